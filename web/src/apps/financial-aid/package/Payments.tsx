import { Button } from '@mantine/core';
import { DataTable } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import { lifetime } from '../trace/values';
import type { PlanResult } from '../types';
import { cents, money } from '../words';
import { paymentsOf, type TermPayment } from './amounts';
import { notesOf } from './notes';
import classes from './package.module.css';

type PaymentsProps = { place: number; result: PlanResult };

const TITLE = 'Pell Grant by term';

/** When the Pell Grant is paid, and what it uses up. */
export function Payments({ place, result }: PaymentsProps) {
  const { goTo, worksheet } = useFamily();
  const { schedule, scheduledPell } = result;
  const payments = paymentsOf(result);
  const isYearRound = worksheet.schools[place]?.used.yearRound ?? false;
  if (payments.length === 0) {
    return (
      <Panel title={TITLE}>
        <p className={classes.note}>
          No terms are planned, so the whole scheduled award of {money(scheduledPell)} is counted.{' '}
          <Button variant="default" size="compact-sm" onClick={() => goTo(`schools.${place}.terms`)}>
            Plan the terms
          </Button>
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title={TITLE}
      aside={
        <Button variant="default" size="compact-sm" onClick={() => goTo(`schools.${place}.terms.0.credits`)}>
          Change terms
        </Button>
      }
    >
      <DataTable
        label={TITLE}
        columns={[
          { label: 'Term' },
          { label: 'Credits', numeric: true },
          { label: 'Intensity', numeric: true },
          { label: 'Payment', numeric: true },
          { label: 'In parts', numeric: true },
          { label: 'Lifetime left', numeric: true },
        ]}
        rows={[
          ...payments.map((payment) => [
            payment.term,
            creditsOf(payment),
            `${payment.intensity}%`,
            cents(payment.amount),
            payment.parts.length > 1 ? payment.parts.map(cents).join(' + ') : 'One',
            lifetime(payment.lifetimeLeft),
          ]),
          ['Year', '', `${result.intensity}%`, cents(schedule.total), '', `${lifetime(schedule.used)} used`],
        ]}
      />
      <ul className={classes.notes}>
        {notesOf(payments, scheduledPell, isYearRound).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}

const creditsOf = ({ credits, fullTime }: TermPayment) =>
  credits === undefined ? '–' : `${credits} of ${fullTime ?? '–'}`;
