import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { type Chip, plainChip } from '../directory/filter';
import { idleWhile } from '../rights';
import { type Segment, segmentQuery } from './api';
import classes from './segments.module.css';
import { useSegmentChanges } from './useSegmentChanges';
import { Versions } from './Versions';

type SegmentStripProps = {
  id: string;
  chips: readonly Chip[];
  /** The filter is that of the segment. */
  isSaved: boolean;
  onShow: (chips: Chip[]) => void;
  /** Goes on with the filter, without the segment. */
  onLeave: () => void;
};

/** The segment that the filter was taken from, and what has become of it since. */
export function SegmentStrip({ id, chips, isSaved, onShow, onLeave }: SegmentStripProps) {
  const found = useQuery(segmentQuery(id));
  const { change } = useSegmentChanges();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [overtaken, setOvertaken] = useState<Segment | null>(null);
  const save = useMutation({
    mutationFn: async (over: Segment) => {
      const saved = await change(over, { chips: [...chips] }, `${over.name} was saved.`);
      setOvertaken('current' in saved ? saved.current : null);
    },
  });
  if (found.isError) {
    return (
      <div className={classes.strip}>
        <Failure message={found.error.message} />
        <Button size="xs" variant="default" onClick={onLeave}>
          Go on without the segment
        </Button>
      </div>
    );
  }
  const segment = found.data;
  if (!segment) return null;
  return (
    <section className={classes.strip} aria-label={`Segment ${segment.name}`}>
      <p className={classes.told}>
        Segment <b>{segment.name}</b>, saved with {formatCount(segment.peopleThen)} people
        {!isSaved && <span className={classes.changed}> Changed since</span>}
      </p>
      <div className={classes.buttons}>
        {!isSaved && segment.own && (
          <Button size="xs" {...idleWhile(save.isPending)} onClick={() => save.mutate(segment)}>
            {save.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        )}
        {!isSaved && (
          <Button size="xs" variant="default" onClick={() => onShow(segment.chips.map(plainChip))}>
            Back to the saved filter
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setHistoryOpen(true)}>
          Versions
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onLeave}>
          Leave the segment
        </Button>
      </div>
      {segment.notes.map((note) => (
        <p key={note} className={classes.told}>
          {note}
        </p>
      ))}
      {overtaken && (
        <div className={classes.told} role="alert">
          {overtaken.updatedByName} has changed it meanwhile. It says now: {overtaken.reading}.{' '}
          <Button size="compact-sm" variant="default" onClick={() => save.mutate(overtaken)}>
            Save mine over it
          </Button>
        </div>
      )}
      {save.error && <Failure message={save.error.message} />}
      {isHistoryOpen && <Versions segment={segment} onClose={() => setHistoryOpen(false)} />}
    </section>
  );
}
