import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { IconButton } from '@/ui/IconButton';
import { Rows } from '@/ui/Rows';
import type { Decide, Decided } from '../ranking/useDecide';
import type { TalentRole } from '../types';
import { calledOf } from '../words';
import { detailQuery, type Looked } from './api';
import { Body } from './Body';
import classes from './detail.module.css';
import { HEADING, RESUME } from './places';

type DetailProps = {
  role: TalentRole;
  id: string;
  isBlind: boolean;
  /** The role as it would be. */
  whatIf: Looked['whatIf'];
  /** Somebody wants to see the evidence as soon as it is there. */
  isAimed: boolean;
  onAimed: () => void;
  onDecide: Decide;
  onReject: (who: Decided) => void;
  onClose: () => void;
};

/** One candidate beside the ranking: the score and all that it is made of. */
export function Detail({ role, id, isBlind, whatIf, isAimed, onAimed, onClose, ...acts }: DetailProps) {
  const { data, error, refetch } = useQuery(detailQuery(role, { uid: id, isBlind, whatIf }));
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isAimed || !isThere) return;
    const resume = document.getElementById(RESUME);
    resume?.scrollIntoView({ block: 'start' });
    resume?.focus({ preventScroll: true });
    onAimed();
  }, [isAimed, isThere, onAimed]);
  return (
    <section className={classes.detail} aria-labelledby={HEADING}>
      <div className={classes.head}>
        <h2 id={HEADING} tabIndex={-1}>
          {data ? calledOf(data) : 'Candidate'}
        </h2>
        <IconButton label="Close the candidate" icon={IconX} onClick={onClose} />
      </div>
      {error && isRefusal(error, 'not_found') && (
        <Empty title="There is no such candidate here">
          <p>{error.message}</p>
        </Empty>
      )}
      {error && !isRefusal(error, 'not_found') && (
        <Failure message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Rows count={6} height={48} />}
      {data && <Body key={data.id} role={role} detail={data} {...acts} />}
    </section>
  );
}
