import type { Schemas } from '@/api/client';
import classes from './data.module.css';

const SHOWN = 5;

/** The first rows of the file, as they are read now. */
export function Sample({ layout: { headings, sample } }: { layout: Schemas['ImportLayout'] }) {
  return (
    <>
      <h3 className={classes.subtitle}>First rows</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is reached by key, too. */}
      <section className={classes.sample} aria-label="First rows of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings.map((heading, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                <th key={index} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.slice(0, SHOWN).map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
              <tr key={line}>
                {headings.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                  <td key={index}>{row[index] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
