import { DataTable } from '@/ui/DataTable';
import { Pill } from '@/ui/Pill';
import type { CandidateSwap } from '../types';
import { exactPoints, SWAPS, signedPoints } from '../words';
import classes from './detail.module.css';
import { Part } from './Part';

/** The same résumé with what must not count exchanged: the score must not move. */
export function Swaps({ swaps }: { swaps: readonly CandidateSwap[] }) {
  if (swaps.length === 0) {
    return (
      <Part title="If somebody else had written it">
        <p className={classes.soft}>
          It could not be tried: the score was compared by meaning, and the sentence model is away now. Open
          the candidate again later.
        </p>
      </Part>
    );
  }
  return (
    <Part title="If somebody else had written it">
      <div className={classes.narrow}>
        <DataTable
          label="If somebody else had written it"
          columns={[
            { label: 'With' },
            { label: 'Score', numeric: true },
            { label: 'Then', numeric: true },
            { label: 'Difference', numeric: true },
          ]}
          rows={swaps.map(({ swap, isAbsent, before, after, difference }) =>
            isAbsent
              ? [SWAPS[swap], '–', 'Nothing to exchange', '']
              : [
                  SWAPS[swap],
                  exactPoints(before),
                  exactPoints(after),
                  <Pill key={swap} tint={difference === 0 ? 'green' : 'red'}>
                    {difference === 0 ? '0: the same' : signedPoints(difference)}
                  </Pill>,
                ],
          )}
        />
      </div>
      <p className={classes.soft}>Read, blinded and scored anew each time. Each difference has to be 0.</p>
    </Part>
  );
}
