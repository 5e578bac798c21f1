import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { lockedUnless, useMayChangeRole } from '../rights';
import { lintsQuery } from '../role/api';
import { useEditing } from '../role/context';
import type { Lint } from '../types';
import { Chips } from './Chips';
import { EditPosting } from './EditPosting';
import { Lints } from './Lints';
import { PostingText } from './PostingText';
import classes from './posting.module.css';

const PAUSE = 400;
const NONE: readonly Lint[] = [];

/** What the role asks for, and the description that it was read from. */
export function PostingPanel() {
  const { role, draft } = useEditing();
  const mayChange = useMayChangeRole(role);
  const [isEditing, setEditing] = useState(false);
  const { text, requirements } = draft;
  const [asked] = useDebouncedValue(draft, PAUSE);
  const { data, error, isPlaceholderData, refetch } = useQuery(lintsQuery(asked.text, asked.requirements));
  // Places of hints are those of the text that was asked about.
  const isOld = isPlaceholderData || asked.text !== text;
  const lints = isOld ? NONE : (data ?? NONE);
  return (
    <Panel
      title="What is asked for"
      aside={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={() => setEditing(true)}
        >
          {text ? 'Edit the description' : 'Add a description'}
        </Button>
      }
    >
      <div className={classes.panel}>
        <Chips />
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {data && <Lints lints={isOld ? data.filter(({ span }) => !span) : data} isOld={isOld} />}
        <div>
          <h3>Description</h3>
          {text ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
            <section className={classes.sheet} aria-label="Text of the description" tabIndex={0}>
              <PostingText text={text} requirements={requirements} lints={lints} />
            </section>
          ) : (
            <Empty title="No description">
              <p>The requirements above were added by hand.</p>
            </Empty>
          )}
        </div>
      </div>
      {isEditing && <EditPosting onClose={() => setEditing(false)} />}
    </Panel>
  );
}
