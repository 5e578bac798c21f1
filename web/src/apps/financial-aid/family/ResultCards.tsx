import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { familyAddress } from '../addresses';
import type { WorkedOut } from '../types';
import { ESTIMATE, FORMULAS, indexRange, isExact, moneyRange, sayMissing, WAYS, yearName } from '../words';
import { useFamily } from './context';
import classes from './results.module.css';
import { tell } from './tell';

type ResultCardsProps = {
  /** Why it could not be worked out. What was known before stays. */
  failure: Error | null;
  onRetry: () => void;
  /** The question to go on with, if one is open. */
  next: string | undefined;
};

/** Index, grant and formula, how certain they are, and what they are worth. */
export function ResultCards({ failure, onRetry, next }: ResultCardsProps) {
  const { id, worked, isWorking, goTo } = useFamily();
  return (
    <section className={classes.results} aria-label="Result" aria-busy={isWorking}>
      <p className="visually-hidden" role="status">
        {worked && !isWorking && tell(worked)}
      </p>
      {failure && <Failure message={`The result is not up to date: ${failure.message}`} onRetry={onRetry} />}
      {!worked && !failure && <Rows count={2} height={64} />}
      {worked && (
        <>
          <Figures worked={worked} />
          <div className={classes.notes}>
            <Open worked={worked} next={next} goTo={goTo} />
            <p className={classes.short}>{sayFormula(worked)}</p>
            <Tables worked={worked} />
            <p>
              {ESTIMATE} Only the college can make one.{' '}
              <Link to={familyAddress(id, 'ask')}>Talk to the aid office</Link> before you decide.
            </p>
          </div>
        </>
      )}
    </section>
  );
}

/** Why the formula is open: one of its own questions is, or another one without which nothing is certain. */
const whyOpen = (missing: readonly string[]) =>
  missing.some((field) => /^(about|household)\./.test(field))
    ? 'It follows from who you are and from the household.'
    : 'It is shown once every answer is there.';

/** Where there is little room the formula is a sentence. */
function sayFormula({ result, missing }: WorkedOut): string {
  const formula = result && FORMULAS[result.formula];
  return formula ? `${formula.name}. ${formula.means}` : `The formula is open. ${whyOpen(missing)}`;
}

function Figures({ worked }: { worked: WorkedOut }) {
  const { sai, pell, result, missing } = worked;
  const formula = result && FORMULAS[result.formula];
  return (
    <dl className={classes.figures}>
      <div className={classes.figure}>
        <dt>Student Aid Index</dt>
        <dd className={classes.value} data-range={!isExact(sai) || undefined}>
          {indexRange(sai)}
        </dd>
        <dd className={classes.hint}>
          {isExact(sai) ? 'From −1,500; the lower, the more need.' : 'The exact range of what is still open.'}
        </dd>
      </div>
      <div className={classes.figure}>
        <dt>Pell Grant</dt>
        <dd className={classes.value} data-range={!isExact(pell) || undefined}>
          {moneyRange(pell)}
        </dd>
        <dd className={classes.hint}>
          {result ? `${WAYS[result.way]}. Full time, full year.` : 'Full time, full year.'}
        </dd>
      </div>
      <div className={classes.figure} data-wide>
        <dt>Formula</dt>
        <dd className={classes.value} data-range={!result || undefined}>
          {result ? result.formula : 'Open'}
        </dd>
        <dd className={classes.hint}>{formula ? formula.means : whyOpen(missing)}</dd>
      </div>
    </dl>
  );
}

type OpenProps = { worked: WorkedOut; next: string | undefined; goTo: (field: string) => void };

/** What is still to be done for a result. */
function Open({ worked: { missing, problems }, next, goTo }: OpenProps) {
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
          {sayMissing(missing)}: go to the next
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
