import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { StateMark } from '@/talent/StateMark';
import { points, STATES } from '@/talent/words';
import { formatCount } from '@/ui/numbers';
import type { CandidateRanking, Requirement } from '../types';
import { calledOf, NEEDS } from '../words';
import matrix from './matrix.module.css';
import classes from './ranking.module.css';

type RankMatrixProps = {
  ranking: CandidateRanking;
  requirements: readonly Requirement[];
  addressOf: (id: string) => string;
};

/** Candidates against requirements: who has what, at a glance. */
export function RankMatrix({ ranking: { rows }, requirements, addressOf }: RankMatrixProps) {
  const asked = requirements.filter(({ need }) => need !== 'ignore');
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
    <div className={matrix.matrix} role="group" aria-label="Candidates and requirements" tabIndex={0}>
      <table aria-label="Candidates and requirements">
        <thead>
          <tr>
            <th scope="col">Candidate</th>
            <th scope="col">Score</th>
            {asked.map(({ id, label, need }) => (
              <th key={id} scope="col" title={`${label} (${NEEDS[need].label})`}>
                <span>{label}</span>
                {need === 'must' && <small>{NEEDS.must.label}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-candidate={row.id}>
              <th scope="row">
                <span className={classes.rank}>{formatCount(row.rank)}</span>{' '}
                <Link to={addressOf(row.id)} className={classes.link} preventScrollReset data-step>
                  {calledOf(row)}
                </Link>
              </th>
              <td>{points(row.points)}</td>
              {asked.map(({ id }) => {
                const found = row.states.find(({ requirement }) => requirement === id);
                return (
                  <td key={id} data-state={found?.state} style={strengthOf(found?.strength ?? 0)}>
                    {found ? <StateMark state={found.state} short /> : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.soft}>
        {Object.values(STATES)
          .map(({ label, means }) => `${label}: ${means}`)
          .join(' ')}{' '}
        The stronger the evidence, the stronger the ground.
      </p>
    </div>
  );
}

/** The picture says what it is; the ground only how strong. */
const strengthOf = (thousandths: number) =>
  ({ '--strength': `${Math.round(thousandths / 25)}%` }) as CSSProperties;
