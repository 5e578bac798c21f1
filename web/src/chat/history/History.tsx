import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { Rows } from '@/ui/Rows';
import { historyQuery } from '../api';
import { type Group, groupByTime } from './groups';
import classes from './history.module.css';
import { Row } from './Row';

const PAUSE = 250;
const LONGEST = 200;

type HistoryProps = {
  app: string;
  subject: string | undefined;
  current: string | undefined;
  addressOf: (id?: string) => string;
  onOpen: (id?: string) => unknown;
  onNew: () => void;
  /** Somebody is done with the list. */
  onChoose: () => void;
};

/** The conversations of before, and the way to a new one. */
export function History({ app, subject, current, addressOf, onOpen, onNew, onChoose }: HistoryProps) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), PAUSE);
  const list = useInfiniteQuery({ ...historyQuery(app, q, subject), placeholderData: keepPreviousData });
  const found = list.data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  const nav = useRef<HTMLElement>(null);
  const onGone = () => {
    // A drawer lies over everything: as long as it is open, Undo cannot be pressed.
    onChoose();
    nav.current?.focus();
  };
  const row = { current, addressOf, onOpen, onChoose, onGone };
  return (
    <div className={classes.history}>
      <div className={classes.tools}>
        <Button fullWidth variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onNew}>
          New conversation
        </Button>
        <TextInput
          type="search"
          aria-label="Search conversations"
          placeholder="Search conversations"
          maxLength={LONGEST}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <nav
        ref={nav}
        tabIndex={-1}
        className={classes.list}
        aria-label="Earlier conversations"
        aria-busy={list.isPlaceholderData}
      >
        {list.isPending && <Rows count={6} height={32} />}
        {list.isError && <Failure message={list.error.message} onRetry={() => list.refetch()} />}
        {list.data && found.length === 0 && (
          <p className={classes.nothing} role="status">
            {q ? `Nothing found for “${q}”.` : 'Your conversations will be listed here.'}
          </p>
        )}
        {groupByTime(found, new Date()).map((group) => (
          <Section key={group.name} group={group} row={row} />
        ))}
        {list.hasNextPage && (
          <Button
            className={classes.more}
            variant="subtle"
            size="xs"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </nav>
    </div>
  );
}

type SectionProps = {
  group: Group;
  row: Omit<ComponentProps<typeof Row>, 'conversation'>;
};

function Section({ group: { name, conversations }, row }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.group} id={id}>
        {name}
      </h2>
      <ul className={classes.rows}>
        {conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} {...row} />
        ))}
      </ul>
    </section>
  );
}
