import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { documentAddress } from '../addresses';
import { searchQuery } from '../api';
import { excerptAround } from '../excerpt';
import { highlight } from '../highlight';
import { Marked } from '../passage/Marked';
import type { FoundPassage, FoundPassages } from '../types';
import { pageName } from '../words';
import classes from './list.module.css';

type PassagesProps = { q: string; area: string };

/** Where the library says something about what was looked for. */
export function Passages({ q, area }: PassagesProps) {
  const found = useQuery(searchQuery(q, area || undefined));
  const passages = found.data?.passages ?? [];
  // What only comes closest in meaning is no answer: nothing in it is marked as one.
  const isMarked = found.data?.isLikely || !found.data?.byMeaning;
  return (
    <Panel
      title="Passages"
      aside={
        <span role="status" className={classes.count}>
          {found.data && !found.isPlaceholderData && countOf(passages.length, 'passage')}
        </span>
      }
    >
      {found.isPending && <Rows count={3} height={70} />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data && passages.length === 0 && (
        <Empty title="No page says anything about that">
          Use other words{area && ', or look in every area'}. What is not in the library cannot be quoted.
        </Empty>
      )}
      {found.data && passages.length > 0 && (
        <>
          <Doubts found={found.data} />
          <ol className={classes.passages} aria-busy={found.isPlaceholderData}>
            {passages.map((passage) => (
              <li key={`${passage.document} ${passage.page} ${passage.quote}`}>
                <Found passage={passage} isMarked={isMarked} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

/** How far what was found can be trusted. */
function Doubts({ found: { isLikely, byMeaning } }: { found: FoundPassages }) {
  if (isLikely && byMeaning) return null;
  return (
    <p className={classes.doubts}>
      {!isLikely && 'No page seems to answer this; these come closest. '}
      {!byMeaning && 'Only words are compared at the moment, not what they mean.'}
    </p>
  );
}

function Found({ passage, isMarked }: { passage: FoundPassage; isMarked: boolean }) {
  const { document, title, page, label, heading, text, quote } = passage;
  return (
    <>
      <p className={classes.where}>
        <Link to={documentAddress(document, { page, quote })} data-step>
          {title}, {pageName({ number: page, label }).toLowerCase()}
        </Link>
        {heading && <span>{heading}</span>}
      </p>
      <p className={classes.excerpt}>
        <Marked pieces={highlight(excerptAround(text, quote), isMarked ? quote : '')} />
      </p>
    </>
  );
}
