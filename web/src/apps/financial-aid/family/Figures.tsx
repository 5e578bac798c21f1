import { countOf } from '@/ui/numbers';
import { sayMissing } from '../missing';
import type { Formula, WorkedOut, Worksheet } from '../types';
import { FORMULAS, indexRange, isExact, moneyRange, WAYS } from '../words';
import classes from './results.module.css';

type FiguresProps = {
  worked: WorkedOut;
  worksheet: Worksheet;
  /** The formula, where it is known before there is a result. */
  listed: Formula | undefined;
};

/** Index, grant and formula, or what is known of them. */
export function Figures({ worked, worksheet, listed }: FiguresProps) {
  const { sai, pell, result } = worked;
  const formula = result?.formula ?? listed;
  const open = sayOpen(worked, worksheet);
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
        <dd className={classes.value} data-range={!formula || undefined}>
          {formula ?? open ?? 'Not known'}
        </dd>
        <dd className={classes.hint}>
          {formula ? FORMULAS[formula].means : whyOpen(worked)}
          {formula && open && ` ${open}.`}
        </dd>
      </div>
    </dl>
  );
}

/** Where there is little room the formula is a sentence. */
export function FormulaSentence({ worked, worksheet, listed }: FiguresProps) {
  const formula = worked.result?.formula ?? listed;
  const open = sayOpen(worked, worksheet);
  return (
    <p className={classes.short}>
      {formula
        ? `${FORMULAS[formula].name}. ${FORMULAS[formula].means}`
        : `${open ? `${open}, so the` : 'The'} formula is not known yet. ${whyOpen(worked)}`}
    </p>
  );
}

/** What stands against a result, if anything does. */
function sayOpen({ missing, problems }: WorkedOut, sheet: Worksheet): string | undefined {
  if (missing.length > 0) return sayMissing(missing, sheet);
  return problems.length > 0 ? `${countOf(problems.length, 'answer')} to check` : undefined;
}

/** Why the formula is open: one of its own questions is, or another one without which nothing is certain. */
const whyOpen = ({ missing }: WorkedOut) =>
  missing.some((field) => /^(about|household)\./.test(field))
    ? 'It follows from who you are and from the household.'
    : 'It is shown once every answer is there.';
