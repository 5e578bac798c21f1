import { IconArrowBigDownLine } from '@tabler/icons-react';
import { grantsOf, loansOf } from '../package/amounts';
import type { Package } from '../types';
import { money } from '../words';
import classes from './compare.module.css';
import type { School } from './schools';

type Part = { name: string; look: string; of: (aid: Package) => number };

const PARTS: readonly Part[] = [
  { name: 'Grants', look: 'grants', of: grantsOf },
  { name: 'Work', look: 'work', of: ({ workStudy }) => workStudy },
  { name: 'Loans', look: 'loans', of: loansOf },
  { name: 'Still to pay', look: 'unmet', of: ({ unmet }) => unmet },
];

/** A bar for each school, as long as its cost, cut into what pays it. Each part has a pattern of its own. */
export function SchoolBars({ schools }: { schools: readonly School[] }) {
  const known = schools.filter(({ isKnown }) => isKnown);
  const longest = Math.max(1, ...known.map(lengthOf));
  if (known.length === 0) return null;
  return (
    <>
      <ul className={classes.legend} aria-hidden>
        {PARTS.map(({ name, look }) => (
          <li key={look}>
            <span data-look={look} />
            {name}
          </li>
        ))}
      </ul>
      <div
        className={classes.bars}
        role="img"
        aria-label={`Bars of what pays the cost at ${known.map(({ name }) => name).join(', ')}. The figures are in the table below.`}
      >
        {known.map((school) => (
          <div key={school.name} className={classes.bar}>
            <span className={classes.name}>
              {school.name}
              <span className={classes.under}>
                Net price {money(school.result.package.netPrice)}
                {school.isLowest && (
                  <span className={classes.lowest}>
                    <IconArrowBigDownLine size={15} aria-hidden /> lowest
                  </span>
                )}
              </span>
            </span>
            <span className={classes.room}>
              {PARTS.map(({ name, look, of }) => (
                <span
                  key={look}
                  data-look={look}
                  title={`${name}: ${money(of(school.result.package))}`}
                  style={{ width: `${(100 * of(school.result.package)) / longest}%` }}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Aid may be more than the cost. */
const lengthOf = ({ result }: School) => PARTS.reduce((sum, { of }) => sum + of(result.package), 0);
