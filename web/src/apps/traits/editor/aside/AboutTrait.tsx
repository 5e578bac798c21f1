import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import type { Autosave } from '../autosave';
import { lockedUnless, type TraitDetail, useMayChange } from '../traits';
import classes from './aside.module.css';
import { DeleteDialog } from './DeleteDialog';
import { useTraitActions } from './useTraitActions';

type AboutTraitProps = { trait: TraitDetail; autosave: Autosave };

/** What is known of a trait, and what can be done with it as a whole. */
export function AboutTrait({ trait, autosave }: AboutTraitProps) {
  const mayChange = useMayChange();
  const { duplicate, archive, unarchive, isBusy, remove } = useTraitActions(trait, autosave);
  const [isAsking, setAsking] = useState(false);
  const isArchived = trait.state === 'archived';
  const locked = mayChange && trait.deletedAt ? { disabled: true } : lockedUnless(mayChange);
  return (
    <Panel
      title="This trait"
      aside={
        <Pill tint={trait.deletedAt ? 'red' : isArchived ? 'gray' : 'green'}>
          {trait.deletedAt ? 'Deleted' : isArchived ? 'Archived' : 'Active'}
        </Pill>
      }
    >
      <Facts>
        <Fact label="Last change">
          {trait.updatedBy}, <time dateTime={trait.updatedAt}>{formatTime(trait.updatedAt)}</time>
        </Fact>
        <Fact label="Version">{trait.version}</Fact>
        <Fact label="Created">
          {trait.isStarter ? (
            'Came with the suite'
          ) : (
            <>
              {trait.createdBy}, <time dateTime={trait.createdAt}>{formatTime(trait.createdAt)}</time>
            </>
          )}
        </Fact>
      </Facts>
      <div className={classes.actions}>
        <Button size="xs" variant="default" loading={isBusy} {...locked} onClick={duplicate}>
          Duplicate
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          {...locked}
          onClick={isArchived ? unarchive : archive}
        >
          {isArchived ? 'Use again' : 'Archive'}
        </Button>
        <Button size="xs" variant="default" {...locked} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {isAsking && <DeleteDialog trait={trait} onConfirm={remove} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
