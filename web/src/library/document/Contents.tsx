import { Link } from 'react-router';
import { documentAddress } from '../addresses';
import classes from './document.module.css';
import type { Heading } from './places';

type ContentsProps = {
  id: string;
  /** The version that the address names, if it does. */
  version: number | undefined;
  headings: readonly Heading[];
};

/** The headings of a document, each a way to its place. */
export function Contents({ id, version, headings }: ContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav className={classes.contents} aria-label="Contents">
      <details open>
        <summary>Contents</summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading.id} data-level={heading.level}>
              <Link to={documentAddress(id, { version, page: heading.page, heading: heading.id })}>
                {heading.text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
