import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import classes from '../rounds.module.css';
import type { RoundChange, RoundMethod } from '../types';
import { METHODS } from '../words';
import { askWhatIf, isUnderWay, whatIfQuery } from './api';
import type { Asked } from './asked';
import { Moved } from './Moved';
import { WhatIfForm } from './WhatIfForm';

type WhatIfProps = {
  run: string;
  method: RoundMethod;
  /** What was asked from a row. */
  asked: Asked | null;
  onAsk: (asked: Asked) => void;
};

/** Who would have whom if one thing were different. Changes nothing. */
export function WhatIf({ run, method, asked, onAsk }: WhatIfProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: (change: RoundChange) => askWhatIf(run, { method, change }),
    onSuccess: (question) => queries.setQueryData(whatIfQuery(question.job).queryKey, question),
  });
  const { mutate } = ask;
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
    if (!asked.isOpen) mutate(asked.change);
  }, [asked, mutate]);
  return (
    <Panel title={`What if: ${METHODS[method].label}`} headingRef={heading}>
      <div className={classes.body}>
        <WhatIfForm key={JSON.stringify(asked)} asked={asked} onAsk={onAsk} />
        {asked && !asked.isOpen && <p className={classes.asked}>If {asked.words}:</p>}
        {ask.error && (
          <Failure message={ask.error.message} onRetry={() => ask.variables && mutate(ask.variables)} />
        )}
        {ask.data && !ask.isPending && <Answer job={ask.data.job} />}
        {!ask.data && !ask.error && !ask.isPending && (
          <Empty title="Nothing was asked yet">
            <p>Ask above, or press “What if…” on a row below.</p>
          </Empty>
        )}
      </div>
    </Panel>
  );
}

function Answer({ job }: { job: string }) {
  const { data, error, refetch } = useQuery(whatIfQuery(job));
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  if (!data || isUnderWay(data.state)) return <JobProgress id={job} label="What would be" />;
  if (data.state === 'cancelled') return <p className={classes.soft}>It was cancelled. Ask again.</p>;
  if (data.state === 'failed' || !data.answer)
    return <Failure message={data.error ?? 'It could not be worked out. Ask again.'} />;
  return <Moved answer={data.answer} />;
}
