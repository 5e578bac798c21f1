import { Fragment } from 'react';
import { Table } from '@/ui/Table';
import type { CandidateRanking } from '../types';
import { type BandStart, bandStarts, isTied } from './bands';
import { RankRow, type RowActs } from './RankRow';
import classes from './ranking.module.css';
import { hasRoom, type View } from './view';

const COLUMNS = ['Pick', 'Candidate', 'Score', 'Musts', 'Reasons', 'Top gap', 'Evidence', 'Decision'];

type RankTableProps = { ranking: CandidateRanking; view: View; acts: RowActs };

/** Candidates from the best on. Those whom no single requirement tells apart stand in one band. */
export function RankTable({ ranking: { rows, cut }, view, acts }: RankTableProps) {
  const isInOrder = view.sort === 'score';
  const starts = isInOrder ? bandStarts(rows) : new Map<number, BandStart>();
  return (
    <div className={classes.cards}>
      <Table label="Ranked candidates" columns={COLUMNS}>
        {rows.map((candidate, place) => (
          <Fragment key={candidate.id}>
            <Band start={starts.get(place)} />
            <RankRow
              candidate={candidate}
              cut={cut}
              isOpen={candidate.id === view.who}
              isPicked={view.picked.includes(candidate.id)}
              hasRoom={hasRoom(view.picked, candidate.id)}
              isTied={isInOrder && isTied(rows, place)}
              acts={acts}
            />
          </Fragment>
        ))}
      </Table>
    </div>
  );
}

function Band({ start }: { start: BandStart | undefined }) {
  if (!start) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card its own role is lost.
    <tr role="row" className={classes.band}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as a card its own role is lost. */}
      <td role="cell" colSpan={COLUMNS.length}>
        Band {start.band}: these {start.count} are tied. Leaving out one requirement would turn or level their
        order.
      </td>
    </tr>
  );
}
