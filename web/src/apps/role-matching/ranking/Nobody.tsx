import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { countOf } from '@/ui/numbers';
import { BATCHES } from '../addresses';
import type { CandidateRanking, Requirement } from '../types';
import { bestToRelax } from '../what-if/funnel';
import { lastPage, type View, widened } from './view';

type NobodyProps = {
  ranking: CandidateRanking;
  requirements: readonly Requirement[];
  view: View;
  onChange: (change: Partial<View>) => void;
};

/** Nobody is listed: why, and what would change that. */
export function Nobody({ ranking, requirements, view, onChange }: NobodyProps) {
  if (ranking.poolSize === 0) {
    return (
      <Empty title="There is nobody to rank">
        <p>
          Nobody of the campus has agreed to be shown to employers, or the role leaves them out, and no
          résumés were chosen.
        </p>
        <Button component={Link} to={BATCHES} variant="default">
          Upload résumés
        </Button>
      </Empty>
    );
  }
  // The list has become shorter since the address was made.
  if (ranking.total > 0) {
    return (
      <Empty title="There is no such page">
        <Button variant="default" onClick={() => onChange({ page: lastPage(ranking.total) })}>
          To the last page
        </Button>
      </Empty>
    );
  }
  const relaxed = view.musts === 'all' ? bestToRelax(ranking.funnel, requirements) : null;
  return (
    <Empty title="Nobody passes this filter">
      {relaxed && (
        <p>
          Without the must “{relaxed.label}” there would be {countOf(relaxed.gained, 'candidate')} more who
          meet the rest.
        </p>
      )}
      <Button variant="default" onClick={() => onChange(widened())}>
        See all {countOf(ranking.poolSize, 'candidate')}
      </Button>
    </Empty>
  );
}
