import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Histogram } from '@/ui/charts/Histogram';
import { Panel } from '@/ui/Panel';
import { lockedUnless, useMayChange } from '../app';
import { useEditing } from '../context';
import classes from '../rounds.module.css';
import type { RoundComparison, RoundMethod, RoundRun } from '../types';
import { choiceBins, loadBins, METHOD_OPTIONS, METHODS } from '../words';
import { exportAddress } from './api';
import type { Asked } from './asked';
import { Comparison } from './Comparison';
import { Dial } from './Dial';
import { Graph } from './Graph';
import { Pairs } from './Pairs';
import { PublishDialog } from './PublishDialog';
import { Unmatched } from './Unmatched';
import { WhatIf } from './WhatIf';

const FORMATS = ['csv', 'json'] as const;
const EXPORT = {
  size: 'xs',
  variant: 'default',
  leftSection: <IconDownload size={14} aria-hidden />,
} as const;

type OutcomeProps = { run: RoundRun; comparison: RoundComparison };

/** What came of a run: both ways side by side, pictures, who has whom, who has nobody, and what would be. */
export function Outcome({ run, comparison }: OutcomeProps) {
  const mayChange = useMayChange();
  const { round } = useEditing();
  const [method, setMethod] = useState<RoundMethod>('stable');
  const [isPublishing, setPublishing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (next: RoundMethod) => {
    // What was asked of the one result is not asked of the other by itself.
    setAsked(null);
    setMethod(next);
  };
  const { stable, total } = comparison;
  const names = [METHODS.stable.label, METHODS.total.label] as const;
  const choices = choiceBins(stable.studentChoices, total.studentChoices);
  const standings = choiceBins(stable.mentorChoices, total.mentorChoices);
  return (
    <>
      <Comparison run={run.id} comparison={comparison} />
      <div className={classes.sides}>
        <Histogram
          title="Students of a mentor"
          across="students of a mentor"
          counted="mentors"
          bins={loadBins(stable.loads, total.loads)}
          series={[
            { name: names[0], counts: stable.loads },
            { name: names[1], counts: total.loads },
          ]}
        />
        <Histogram
          title="Which choice students have"
          across="choice of the student"
          counted="students"
          bins={choices}
          series={[
            { name: names[0], counts: stable.studentChoices },
            { name: names[1], counts: total.studentChoices },
          ]}
          empty="Nobody is matched."
        />
        <Histogram
          title="Which choice mentors have"
          across="choice of the mentor"
          counted="matches"
          bins={standings}
          series={[
            { name: names[0], counts: stable.mentorChoices },
            { name: names[1], counts: total.mentorChoices },
          ]}
          empty="Nobody is matched."
        />
        <Dial dial={comparison.dial} used={run.plan.fairness} />
      </div>
      <Panel
        title="One of the two"
        aside={<Choice label="Which result" options={METHOD_OPTIONS} value={method} onChange={choose} />}
      >
        <div className={classes.body}>
          <p className={classes.soft}>{METHODS[method].means} What follows is about this one.</p>
          <div className={classes.buttons}>
            <Button
              size="xs"
              {...lockedUnless(mayChange)}
              {...(round.published && { disabled: true, title: 'A result is in force. Take it back first.' })}
              onClick={() => setPublishing(true)}
            >
              Publish…
            </Button>
            {FORMATS.map((format) =>
              mayChange ? (
                <Button
                  key={format}
                  component="a"
                  href={exportAddress(run.id, method, format)}
                  download={`round.${format}`}
                  {...EXPORT}
                >
                  Export {format.toUpperCase()}
                </Button>
              ) : (
                <Button key={format} {...EXPORT} {...lockedUnless(mayChange)}>
                  Export {format.toUpperCase()}
                </Button>
              ),
            )}
          </div>
        </div>
      </Panel>
      <Graph run={run.id} method={method} />
      <WhatIf key={method} run={run.id} method={method} asked={asked} onAsk={setAsked} />
      <Pairs key={`pairs ${method}`} run={run.id} method={method} onAsk={setAsked} />
      <Unmatched key={`unmatched ${method}`} run={run.id} method={method} onAsk={setAsked} />
      {isPublishing && (
        <PublishDialog
          run={run.id}
          method={method}
          numbers={comparison[method]}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
