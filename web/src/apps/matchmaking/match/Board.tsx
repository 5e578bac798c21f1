import { useState } from 'react';
import type { Slot } from '@/chat/types';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Criteria } from './Criteria';
import { IntroduceDialog } from './IntroduceDialog';
import classes from './match.module.css';
import { withSlot, withSteps } from './question';
import { Ranked } from './Ranked';
import type { Fits } from './useFits';
import type { Asking } from './useQuestion';
import { WhatIfDialog } from './WhatIfDialog';
import { WhyDialog } from './WhyDialog';
import type { TriedHow } from './words';

/** What stands over the page: the reasons of somebody, what a change would do, or an introduction. */
export type Over =
  | { kind: 'why'; person: number; name: string }
  | { kind: 'whatIf'; slot: string; label: string; hows: readonly TriedHow[] }
  | { kind: 'introduce'; person: number; name: string };

type BoardProps = {
  asking: Asking;
  fits: Fits;
  /** What can be asked for. */
  slots: readonly Slot[];
  conversation: string | undefined;
};

/** The criteria, and who fits by them. A change ranks anew, without a message. */
export function Board({ asking, fits, slots, conversation }: BoardProps) {
  const [over, setOver] = useState<Over | null>(null);
  const close = () => setOver(null);
  const { question, changeWith } = asking;
  const { list } = fits;
  const sought = list?.matches.sought ?? question.seeks ?? 'mentors';
  return (
    <>
      <Criteria asking={asking} slots={slots} fits={fits} conversation={conversation} onOver={setOver} />
      {fits.isNothing && (
        <Panel title="Matches">
          <Empty title="Nobody is compared yet">
            <p>Describe a student in the conversation, or add a criterion or a person above.</p>
          </Empty>
        </Panel>
      )}
      {!fits.isNothing && fits.error && !list && (
        <Panel title="Matches">
          <Failure message={fits.error.message} onRetry={fits.retry} />
        </Panel>
      )}
      {!fits.isNothing && !list && !fits.error && fits.fault === null && (
        <Panel title="Matches">
          <div className={classes.body}>
            <Rows count={4} height={96} />
          </div>
        </Panel>
      )}
      {list && <Ranked list={list} fits={fits} asking={asking} onOver={setOver} />}
      {over?.kind === 'why' && (
        <WhyDialog
          about={over}
          asked={fits.asked}
          onClose={close}
          onApply={(change) => {
            changeWith(withSteps(question, change.steps), `Changed: ${change.text}.`);
            close();
          }}
        />
      )}
      {over?.kind === 'whatIf' && (
        <WhatIfDialog
          about={over}
          asked={fits.asked}
          onClose={close}
          onApply={(how, words) => {
            changeWith(withSlot(question, over.slot, how), words);
            close();
          }}
        />
      )}
      {over?.kind === 'introduce' && (
        <IntroduceDialog other={over} sought={sought} known={question.person} onClose={close} />
      )}
    </>
  );
}
