import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import classes from '../rounds.module.css';
import type { RoundMethod } from '../types';
import { METHODS } from '../words';
import { blockingQuery } from './api';

type BlockingPairsProps = { run: string; method: RoundMethod; count: number };

/** Pairs who would rather have each other: why a result is not stable. */
export function BlockingPairs({ run, method, count }: BlockingPairsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...blockingQuery(run, method), enabled: isOpen && count > 0 });
  if (count === 0) return null;
  const pairs = data?.pairs ?? [];
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {countOf(count, 'pair')} of “{METHODS[method].label}” would rather have each other
      </summary>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isOpen && !data && !error && <Rows count={2} height={24} />}
      <ul>
        {pairs.map(({ student, mentor }) => (
          <li key={`${student.id} ${mentor.id}`}>
            <PersonLink person={student} /> and <PersonLink person={mentor} />
          </li>
        ))}
        {data && count > pairs.length && <li>and {formatCount(count - pairs.length)} more</li>}
      </ul>
    </details>
  );
}
