import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { familyAddress } from '../addresses';
import { sayMissing } from '../missing';
import type { Formula, WorkedOut, Worksheet } from '../types';
import { ESTIMATE, yearName } from '../words';
import { useFamily } from './context';
import { Figures, FormulaSentence } from './Figures';
import classes from './results.module.css';
import { tell } from './tell';

type ResultCardsProps = {
  /** Why it could not be worked out. What was known before stays. */
  failure: Error | null;
  onRetry: () => void;
  /** The question to go on with, if one is open. */
  next: string | undefined;
  /** The formula, where it is known before there is a result. */
  listed: Formula | undefined;
};

/** Index, grant and formula, how certain they are, and what they are worth. */
export function ResultCards({ failure, onRetry, next, listed }: ResultCardsProps) {
  const { id, worksheet, worked, isWorking, goTo } = useFamily();
  const { tab } = useParams();
  return (
    <section className={classes.results} aria-label="Result" aria-busy={isWorking}>
      <p className="visually-hidden" role="status">
        {worked && !isWorking && tell(worked, worksheet)}
      </p>
      {failure && <Failure message={`The result is not up to date: ${failure.message}`} onRetry={onRetry} />}
      {!worked && !failure && <Rows count={2} height={64} />}
      {worked && (
        <>
          <Figures worked={worked} worksheet={worksheet} listed={listed} />
          <div className={classes.notes}>
            <Open worked={worked} worksheet={worksheet} next={next} goTo={goTo} />
            <FormulaSentence worked={worked} worksheet={worksheet} listed={listed} />
            <Tables worked={worked} />
            {/* There it stands above the conversation, with the people to talk to. */}
            {tab !== 'ask' && (
              <p>
                {ESTIMATE} Only the college can make one.{' '}
                <Link to={familyAddress(id, 'ask')}>Talk to the aid office</Link> before you decide.
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type OpenProps = {
  worked: WorkedOut;
  worksheet: Worksheet;
  next: string | undefined;
  goTo: (field: string) => void;
};

/** What is still to be done for a result. */
function Open({ worked: { missing, problems }, worksheet, next, goTo }: OpenProps) {
  const wrong = problems[0];
  if (missing.length === 0 && !wrong) {
    return (
      <p className={classes.line}>
        <IconCircleCheck size={16} aria-hidden /> Every question is answered.
      </p>
    );
  }
  return (
    <div className={classes.open}>
      {missing.length > 0 && next && (
        <Button
          size="compact-sm"
          variant="light"
          rightSection={<IconArrowRight size={14} aria-hidden />}
          onClick={() => goTo(next)}
        >
          {sayMissing(missing, worksheet)}: go to the next
        </Button>
      )}
      {wrong && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.wrong}
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
          onClick={() => goTo(wrong.field)}
        >
          {countOf(problems.length, 'answer')} to check
        </Button>
      )}
    </div>
  );
}

function Tables({ worked: { year, tables, note } }: { worked: WorkedOut }) {
  const isFinal = tables === 'final';
  return (
    <p className={classes.line} data-preliminary={!isFinal || undefined}>
      {!isFinal && <IconAlertTriangle size={16} aria-hidden />}
      <span>
        Award year {yearName(year)}, {isFinal ? 'final tables' : <b>preliminary tables</b>}.
        {note && ` ${note}`}
      </span>
    </p>
  );
}
