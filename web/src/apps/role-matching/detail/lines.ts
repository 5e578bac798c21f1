import type { CandidateDetail, EvidenceState } from '../types';

export type Line = {
  id: number;
  /** Its place among those that count: what it looks like. */
  number: number;
  label: string;
  state: EvidenceState;
  /** Hundredths of a point. */
  points: number;
  most: number;
};

/** What counts, in the order of the chips. */
export const linesOf = ({ requirements }: Pick<CandidateDetail, 'requirements'>): Line[] =>
  requirements
    .flatMap(({ requirement, found, contribution }) =>
      contribution
        ? [
            {
              id: requirement.id,
              label: requirement.label,
              state: found.state,
              points: contribution.points,
              most: contribution.most,
            },
          ]
        : [],
    )
    .map((line, number) => ({ ...line, number }));

export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { points }) => sum + points, 0);
