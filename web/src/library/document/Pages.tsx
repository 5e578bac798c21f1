import { PassageView } from '../passage/PassageView';
import type { DocumentPage } from '../types';
import { pageName } from '../words';
import classes from './document.module.css';
import { headingId, pageId } from './places';

type PagesProps = {
  pages: readonly DocumentPage[];
  /** Words to be marked, and on which page. */
  quote: string;
  quoted: number | undefined;
};

/** A document, one page after the other. */
export function Pages({ pages, quote, quoted }: PagesProps) {
  return pages.map((page) => {
    const { number, blocks } = page;
    return (
      <div
        key={number}
        id={pageId(number)}
        className={classes.page}
        data-quoted={number === quoted || undefined}
      >
        <h2 tabIndex={-1} className={pages.length === 1 ? 'visually-hidden' : classes.number}>
          {pageName(page)}
        </h2>
        {blocks.length === 0 && <p className={classes.told}>There are no words on this page.</p>}
        <PassageView
          blocks={blocks}
          quote={number === quoted ? quote : undefined}
          aims={number === quoted}
          anchorOf={(index) => headingId(number, index)}
        />
      </div>
    );
  });
}
