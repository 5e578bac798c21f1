import type { ReactNode } from 'react';
import { useFamily } from '../family/context';
import { sayMissing } from '../missing';
import { flowOf, rowsOf } from '../trace/mainLines';
import { reckoningOf } from '../trace/reckoning';
import type { WorkedOut } from '../types';
import { ESTIMATE, FORMULAS, indexRange, moneyRange, WAYS, yearName } from '../words';
import classes from './print.module.css';
import { Schools } from './Schools';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** One sheet of paper that can be taken along: the result, how it comes about, and what a year costs. */
export function Summary({ today = new Date() }: { today?: Date }) {
  const { name, worked } = useFamily();
  return (
    <article className={classes.sheet}>
      <div className={classes.top}>
        <div>
          <h1>{name}</h1>
          <p>Financial aid estimate{worked && `, award year ${yearName(worked.year)}`}</p>
        </div>
        <p className={classes.mark}>{ESTIMATE}</p>
      </div>
      {worked ? <Result worked={worked} /> : <p>The figures are not worked out yet.</p>}
      <div className={classes.foot}>
        <p>
          {ESTIMATE} Only a school can make an offer. Printed on {DAY.format(today)}.
        </p>
        {worked && (
          <p>
            Engine {worked.engine} · tables {worked.tables}, version {worked.tableVersion}
            {worked.inputHash && ` · input ${worked.inputHash}`}
          </p>
        )}
      </div>
    </article>
  );
}

function Result({ worked }: { worked: WorkedOut }) {
  const { sai, pell, tables, note, result, missing, problems, schools } = worked;
  const { worksheet } = useFamily();
  const reckoning = reckoningOf(worked, worksheet);
  return (
    <>
      <dl className={classes.figures}>
        <Figure label="Student Aid Index">{indexRange(sai)}</Figure>
        <Figure label="Pell Grant, full time and full year" hint={result && WAYS[result.way]}>
          {moneyRange(pell)}
        </Figure>
        {result && <Figure label="Formula">{FORMULAS[result.formula].name}</Figure>}
        <Figure label="Tables">{tables === 'final' ? 'Final' : 'Preliminary'}</Figure>
      </dl>
      {note && <p className={classes.note}>{note}</p>}
      {!result && (
        <p className={classes.note}>
          {[
            missing.length > 0 && sayMissing(missing, worksheet),
            problems.length > 0 && `${problems.length} to correct`,
          ]
            .filter(Boolean)
            .join(', ')}
          . The index and the grant lie within these ranges, whatever the missing answers are.
        </p>
      )}
      <div className={classes.columns}>
        {reckoning && (
          <section>
            <h2>How the index comes about</h2>
            <table className={classes.table}>
              <tbody>
                {rowsOf(flowOf(reckoning)).map(({ key, name, text, side }) => (
                  <tr key={key} data-main={key === 'family.index' || undefined}>
                    <td>{side}</td>
                    <td>{name}</td>
                    <td data-number>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {schools.length > 0 && <Schools schools={schools} />}
      </div>
    </>
  );
}

type FigureProps = { label: string; hint?: string | null; children: ReactNode };

function Figure({ label, hint, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}
