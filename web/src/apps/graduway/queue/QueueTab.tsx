import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { QUALITY } from '../addresses';
import { listOf, readShown, type Shown, writeShown } from '../quality/address';
import { cardQuery, queueQuery } from '../quality/api';
import { Scan } from '../quality/Scan';
import { CardView } from './CardView';
import { Kinds } from './Kinds';
import { QueueList } from './QueueList';
import classes from './queue.module.css';
import { useWork } from './useWork';

/** The queue: what waits on the left, one of it on the right. */
export function QueueTab() {
  const [search, setSearch] = useSearchParams();
  const shown = readShown(search);
  const list = listOf(shown);
  const queries = useQueryClient();
  const queue = useInfiniteQuery(queueQuery(list));
  const isOther = queue.isPlaceholderData;
  const items = isOther ? [] : (queue.data?.pages.flatMap((page) => page.items) ?? []);
  const first = queue.data?.pages[0];
  const current = shown.item ?? items[0]?.id;
  const card = useQuery({ ...cardQuery(current ?? '', list), enabled: current !== undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);

  const addressOf = (item: string | null) => `${QUALITY}?${writeShown({ ...shown, item })}`;
  const show = (change: Partial<Shown>) =>
    setSearch(writeShown({ ...shown, item: null, ...change }), { replace: true, preventScrollReset: true });
  /** Goes to an item and reads it, wherever the focus was. */
  const go = (item: string | null) => {
    wantsFocus.current = true;
    show({ item });
  };
  const work = useWork(go);

  const shownId = card.data?.item.id;
  useEffect(() => {
    if (!wantsFocus.current || (shownId === undefined && current !== undefined)) return;
    wantsFocus.current = false;
    heading.current?.focus();
  }, [shownId, current]);

  // Whoever goes through the queue does not wait for the next one.
  const next = card.data?.next;
  const nextKey = JSON.stringify(list);
  useEffect(() => {
    if (next) void queries.prefetchQuery(cardQuery(next, JSON.parse(nextKey)));
  }, [queries, next, nextKey]);

  if (queue.isError) return <Failure message={queue.error.message} onRetry={() => queue.refetch()} />;
  if (!first) return <Rows />;
  return (
    <>
      <Scan scan={first.scan ?? null} />
      <Kinds shown={shown} counts={first.counts} onShow={show} />
      <div className={classes.layout}>
        {(items.length > 0 || isOther) && (
          <aside className={classes.side}>
            {items.length > 0 && (
              <QueueList
                items={items}
                total={first.total}
                current={current}
                addressOf={addressOf}
                onGo={(item) => show({ item })}
                hasMore={queue.hasNextPage}
                isLoading={queue.isFetchingNextPage}
                onMore={() => queue.fetchNextPage()}
              />
            )}
          </aside>
        )}
        <div className={classes.main}>
          {current === undefined && !isOther && (
            <>
              <h2 ref={heading} tabIndex={-1} className="visually-hidden">
                The queue is empty
              </h2>
              <Empty title={first.scan ? 'Nothing waits here' : 'Nobody has looked for flaws yet'}>
                {first.scan
                  ? 'Choose another kind or state, or scan again.'
                  : 'Start a scan to fill the queue.'}
              </Empty>
            </>
          )}
          {(isOther || current !== undefined) && !card.data && !card.isError && (
            <Rows count={4} height={80} />
          )}
          {card.isError && (
            <>
              <Failure message={card.error.message} onRetry={() => card.refetch()} />
              {shown.item && (
                <Button size="xs" variant="default" onClick={() => go(null)}>
                  Go to the first in the queue
                </Button>
              )}
            </>
          )}
          {card.data && (
            <CardView key={card.data.item.id} card={card.data} work={work} headingRef={heading} onGo={go} />
          )}
        </div>
      </div>
    </>
  );
}
