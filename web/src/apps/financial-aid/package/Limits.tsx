import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { showCell, showRow } from '../trace/values';
import type { PlanResult, WorkedOut } from '../types';
import { index, money } from '../words';
import classes from './package.module.css';

type LimitsProps = { worked: WorkedOut; result: PlanResult };

const HALF = 50;

/** What bounds the aid: need, enrolment and the limits of loans, each with where it comes from. */
export function Limits({ worked, result }: LimitsProps) {
  const { package: aid, intensity } = result;
  const lineOf = (step: string) => aid.lines.find(({ key }) => key === `package.${step}`);
  const counted = lineOf('indexForPackage')?.value ?? Math.max(0, worked.sai.least);
  const limits = [
    { label: 'Both direct loans', line: lineOf('loanLimit') },
    { label: 'Subsidized loan', line: lineOf('subsidisedLimit') },
  ];
  return (
    <Panel title="Need and limits">
      <Facts>
        <Fact label="Financial need">
          <b>{money(aid.need)}</b>: {money(aid.cost)} less an index of {index(counted)}
          {aid.need === 0 && '. Without need there is no supplemental grant, work-study or subsidized loan'}
        </Fact>
        <Fact label="Need left">
          {money(aid.needAfterGrants)} after Pell and other grants, {money(aid.needAfterCampus)} after
          supplemental grant and work-study
        </Fact>
        <Fact label="Enrollment">
          {intensity}% of full time over the year
          {intensity < HALF && '. Below half time there are no direct loans'}
          {intensity >= HALF && intensity < 100 && shrinks(worked.year) && '. Loan limits shrink with it'}
        </Fact>
        {limits.map(
          ({ label, line }) =>
            line && (
              <Fact key={label} label={label}>
                At most <mark className={classes.limit}>{money(line.value)}</mark>
                {line.cell && (
                  <span className={classes.cell}>
                    {line.cell.table}, {showRow(line)}: {showCell(line)}. {line.cell.source}
                  </span>
                )}
              </Fact>
            ),
        )}
      </Facts>
    </Panel>
  );
}

/** From 2026-27 on the limits of loans go with enrolment. */
const shrinks = (year: string) => year >= '2026-27';
