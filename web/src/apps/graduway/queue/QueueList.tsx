import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { Pill } from '@/ui/Pill';
import type { Item } from '../quality/api';
import { KINDS, titleOf } from '../quality/words';
import classes from './queue.module.css';

type QueueListProps = {
  items: readonly Item[];
  total: number;
  current: string | undefined;
  addressOf: (id: string) => string;
  onGo: (id: string) => void;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** What waits. Arrow keys go up and down in it. */
export function QueueList({ items, total, current, addressOf, onGo, ...more }: QueueListProps) {
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = items[items.findIndex(({ id }) => id === current) + step];
    event.preventDefault();
    if (!next) return;
    onGo(next.id);
    list.current?.querySelector<HTMLElement>(`[data-item='${next.id}']`)?.focus();
  };
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={`Queue, ${total} in all`} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={addressOf(item.id)}
              replace
              preventScrollReset
              className={classes.item}
              aria-current={item.id === current ? 'true' : undefined}
              data-item={item.id}
            >
              <span className={classes.who}>{titleOf(item)}</span>
              <span className={classes.what}>
                <Pill tint={KINDS[item.kind].tint}>{KINDS[item.kind].name}</Pill>
                {typeof item.score === 'number' && <span>{item.score}% sure</span>}
                {item.state !== 'open' && <span>{item.state}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {more.hasMore && (
        <Button
          size="xs"
          variant="default"
          className={classes.more}
          loading={more.isLoading}
          onClick={more.onMore}
        >
          Show more
        </Button>
      )}
    </>
  );
}
