import { countOf } from '@/ui/numbers';
import { paymentsOf, type Step, schoolName, stepsOf } from '../package/amounts';
import { lifetime } from '../trace/values';
import type { PlanResult } from '../types';
import { cents, money } from '../words';
import classes from './print.module.css';

/** So many fit side by side on a sheet. */
const MOST = 3;

const KINDS: Partial<Record<Step['kind'], string>> = {
  grant: 'Grant, not paid back',
  work: 'Work, is earned',
  loan: 'Loan, must be paid back',
};

/** What a year costs at each school and who pays for it, and when the first one pays the Pell Grant. */
export function Schools({ schools }: { schools: readonly PlanResult[] }) {
  const shown = schools.slice(0, MOST).map((school, place) => ({
    name: schoolName(school.name, place),
    steps: stepsOf(school.package),
  }));
  const [first] = shown;
  if (!first) return null;
  return (
    <section>
      <h2>What a year costs</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th />
            {shown.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two schools may have the same name, and none moves.
              <th key={place} scope="col" data-number>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.steps.map(({ key, name, kind }, row) => (
            <tr key={key} data-main={key === 'netPrice' || undefined}>
              <td>
                {name}
                {KINDS[kind] && <span className={classes.kind}> · {KINDS[kind]}</span>}
              </td>
              {shown.map(({ steps }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={place} data-number>
                  {money(steps[row]?.amount ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.way}>
        Net price is the cost less grants and scholarships only.
        {schools.length > MOST && ` ${countOf(schools.length - MOST, 'more school')} not shown here.`}
      </p>
      <Payments school={schools[0]} name={first.name} />
    </section>
  );
}

function Payments({ school, name }: { school: PlanResult | undefined; name: string }) {
  const payments = school ? paymentsOf(school) : [];
  if (payments.length === 0) return null;
  return (
    <>
      <h2>Pell Grant by term, {name}</h2>
      <table className={classes.table}>
        <tbody>
          {payments.map(({ term, intensity, amount, lifetimeLeft }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two terms may have the same name, and none moves.
            <tr key={place}>
              <td>{term}</td>
              <td>{intensity}% of full time</td>
              <td data-number>{cents(amount)}</td>
              <td data-number>{lifetime(lifetimeLeft)} of lifetime left</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
