import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { DataTable } from '@/ui/DataTable';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import type { FitChange, FitExplanation, FitQuestion } from '../types';
import { PER_PAGE, whyQuery } from './api';
import classes from './match.module.css';

type WhyDialogProps = {
  about: { person: number; name: string };
  asked: FitQuestion;
  onApply: (change: FitChange) => void;
  onClose: () => void;
};

/** Why somebody is where they are, part by part, and the smallest change that would bring them up. */
export function WhyDialog({ about, asked, onApply, onClose }: WhyDialogProps) {
  const { data, error, refetch } = useQuery(
    whyQuery({ question: asked, about: about.person, shown: PER_PAGE }),
  );
  return (
    <Dialog title={`Why, or why not: ${about.name}`} onClose={onClose}>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={4} height={28} />}
      {data && <Explanation told={data} />}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
        {data?.change && (
          <Button onClick={() => data.change && onApply(data.change)}>Make this change</Button>
        )}
      </Actions>
    </Dialog>
  );
}

function Explanation({ told }: { told: FitExplanation }) {
  const { name, place, isShown, isPassedOver, card, blocked, missing, differences, last, change } = told;
  return (
    <div className={classes.told}>
      {missing && (
        <p>
          <b>{name}</b> {missing}
        </p>
      )}
      {typeof place === 'number' && (
        <p>
          <b>{name}</b> is in place {place} of the ranking by fit
          {card && `, with a fit of ${Math.round(card.combined)}`}
          {isShown && ', and on the first page'}.
        </p>
      )}
      {blocked.length > 0 && (
        <>
          <p>What takes {name} out of the ranking:</p>
          <ul>
            {blocked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {differences.length > 0 && (
        <>
          <p>
            Against{' '}
            {last
              ? `${last.name}, the last of the first ${PER_PAGE} by fit with ${Math.round(last.fit)}`
              : 'the others'}
            , what costs most:
          </p>
          <DataTable
            label={`What costs ${name} points`}
            columns={[
              { label: 'Part' },
              { label: name, numeric: true },
              { label: last?.name ?? 'The other', numeric: true },
              { label: 'Lost', numeric: true },
            ]}
            rows={differences.map(({ label, side, own, other, lost }) => [
              <span key="part" className={classes.part}>
                {label} <span>counts for {side}</span>
              </span>,
              shown(own),
              shown(other),
              lost,
            ])}
          />
        </>
      )}
      {change && (
        <p>
          The smallest change that would bring {name} among the first {PER_PAGE} by fit: {change.text}. Then{' '}
          {name} is in place {change.place}.
        </p>
      )}
      {isPassedOver && (
        <p>
          By fit {name} is among the first {PER_PAGE}, but the page is varied, and others were put first.
        </p>
      )}
      {!change && !isShown && !isPassedOver && !missing && (
        <p>No change of the criteria alone would bring {name} up.</p>
      )}
    </div>
  );
}

const shown = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.round(value) : 'not known';
