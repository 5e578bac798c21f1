import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { documentAddress } from '@/library/addresses';
import { documentQuery } from '@/library/api';
import { hasQuote, PassageView } from '@/library/passage/PassageView';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import type { Passage } from '../types';
import classes from './sources.module.css';

/** The page on which quoted words stand, with the words marked. Without the page, the words. */
export function PassagePage({ passage }: { passage: Passage }) {
  const { document, version, page: number, label, heading, quote } = passage;
  const { data, error, isPending, refetch } = useQuery(documentQuery(document, { version, page: number }));
  const page = data?.pages.find((one) => one.number === number);
  const isMarked = page !== undefined && hasQuote(page.blocks, quote);
  return (
    <>
      <p className={classes.about}>
        {[`Page ${label || number}`, heading, `Version ${version}`].filter(Boolean).join(' · ')}
      </p>
      <p>
        <Link to={documentAddress(document, { version, page: number, quote })}>Open in the library</Link>
      </p>
      {!isMarked && <blockquote className={classes.quote}>{quote}</blockquote>}
      {isPending && <Rows count={4} height={20} />}
      {error && <Failure message={error.message} onRetry={() => refetch()} />}
      {data && !page && <p>The document has no page {label || number} in this version.</p>}
      {page && !isMarked && (
        <p className={classes.about}>The words above were not found on the page itself.</p>
      )}
      {page && (
        <div className={classes.page}>
          <PassageView blocks={page.blocks} quote={quote} aims />
        </div>
      )}
    </>
  );
}
