import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { Schemas } from '@/api/client';
import { formatDay } from '@/ui/day';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { MergeView } from '../merge/MergeView';
import { useMergeChoice } from '../merge/useMergeChoice';
import type { Card } from '../quality/api';
import { type Act, KINDS, titleOf } from '../quality/words';
import { useMayChange } from '../rights';
import { Acts } from './Acts';
import classes from './card.module.css';
import { DismissDialog } from './DismissDialog';
import { Evidence } from './Evidence';
import { KeyStrip } from './KeyStrip';
import { RecordFacts } from './RecordFacts';
import { SnoozeDialog } from './SnoozeDialog';
import { useQueueKeys } from './useQueueKeys';
import type { Work } from './useWork';

type CardViewProps = {
  card: Card;
  work: Work;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onGo: (item: string | null) => void;
};

/** One item with all that is needed to decide it. */
export function CardView({ card, work, headingRef, onGo }: CardViewProps) {
  const mayChange = useMayChange();
  const merging = useMergeChoice(card);
  const [window, setWindow] = useState<'snooze' | 'dismiss' | null>(null);
  const { item, acts, ahead, total, previous, next } = card;
  const canAct = mayChange ? acts : [];
  const decide = (act: Act, more: Partial<Schemas['DecideQualityItem']> = {}) => {
    setWindow(null);
    work.run({ card, decide: { act, ...more } });
  };
  const act = (wanted: Act) => {
    if (wanted === 'snooze' || wanted === 'dismiss') setWindow(wanted);
    else if (wanted !== 'merge') decide(wanted);
    else if (merging.order) work.run({ card, merge: merging.order });
  };
  useQueueKeys({
    acts: canAct,
    onAct: act,
    onNext: () => next && onGo(next),
    onPrevious: () => previous && onGo(previous),
    onUndo: work.undo,
  });
  const isOpen = item.state === 'open' || item.state === 'snoozed';
  return (
    <section className={classes.card} aria-labelledby="quality-item">
      <header className={classes.head}>
        <div className={classes.title}>
          <p className={classes.where}>
            <Pill tint={KINDS[item.kind].tint}>{KINDS[item.kind].name}</Pill>
            <span>{isOpen ? `${ahead + 1} of ${Math.max(total, ahead + 1)}` : item.state}</span>
            {item.byHand && <span>put in by hand</span>}
            {item.since && <span>since {formatDay(item.since)}</span>}
            {item.until && <span>comes back on {formatDay(item.until)}</span>}
          </p>
          <h2 id="quality-item" ref={headingRef} tabIndex={-1}>
            {titleOf(item)}
          </h2>
          <p className={classes.what}>{KINDS[item.kind].one}</p>
        </div>
        <div className={classes.steps}>
          <Step name="Previous" keys="K" to={previous} onGo={onGo} />
          <Step name="Next" keys="J" to={next} onGo={onGo} />
        </div>
      </header>
      {!card.stillSo && isOpen && (
        <Notice>It is not so any more: a record has changed since the scan. Go on to the next.</Notice>
      )}
      {item.decision && (
        <Notice>
          {item.decision.title}, by {item.decision.byName} on {formatTime(item.decision.at)}. It can be taken
          back in the history.
        </Notice>
      )}
      {work.failure && <Failure message={work.failure.message} />}
      <Acts acts={acts} isBusy={work.isBusy} canMerge={merging.order !== null} onAct={act} />
      {mayChange && <KeyStrip acts={acts} />}
      <Evidence item={item} />
      {card.merge ? (
        <MergeView card={card} merging={merging} />
      ) : (
        card.records.map((record) => <RecordFacts key={record.person.id} record={record} />)
      )}
      {card.task && (
        <Notice>
          To ask: {card.task.title}, until {formatDay(card.task.due)}
        </Notice>
      )}
      {window === 'snooze' && (
        <SnoozeDialog onSnooze={(until) => decide('snooze', { until })} onClose={() => setWindow(null)} />
      )}
      {window === 'dismiss' && (
        <DismissDialog
          onDismiss={(reason) => decide('dismiss', { reason })}
          onClose={() => setWindow(null)}
        />
      )}
    </section>
  );
}

type StepProps = {
  name: string;
  keys: string;
  to: string | null | undefined;
  onGo: (item: string) => void;
};

/** At an end it leads no further, but keeps the focus of who came by it. */
function Step({ name, keys, to, onGo }: StepProps) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-keyshortcuts={keys}
      aria-disabled={!to || undefined}
      data-disabled={!to || undefined}
      onClick={() => to && onGo(to)}
    >
      {name}
    </Button>
  );
}
