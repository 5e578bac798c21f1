import { Link } from 'react-router';
import { documentAddress } from '../addresses';
import type { LibraryDocument } from '../types';
import classes from './document.module.css';
import { pagesIn } from './places';

type NeighboursProps = { document: LibraryDocument; side: 'before' | 'after' };

/** The way to the pages of a very long document that are not shown. Not there if all are. */
export function Neighbours({ document, side }: NeighboursProps) {
  const { id, shown, version, pages } = document;
  const [first = 1, last = 1] = [pages[0]?.number, pages.at(-1)?.number];
  const page = side === 'before' ? first - 1 : last + 1;
  if (page < 1 || page > pagesIn(document)) return null;
  return (
    <p className={classes.neighbours}>
      <Link to={documentAddress(id, { version: shown === version ? undefined : shown, page })}>
        {side === 'before' ? `Earlier pages, to page ${page}` : `Later pages, from page ${page}`}
      </Link>
    </p>
  );
}
