import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Pips } from '@/talent/Pips';
import { ScoreBar } from '@/talent/ScoreBar';
import { StateMark } from '@/talent/StateMark';
import { FLAGS, KINDS } from '@/talent/words';
import { IconButton } from '@/ui/IconButton';
import { countOf, formatCount } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import type { CandidateComparison, ComparedCell } from '../types';
import { calledOf, decisionOf, exactPoints, NEEDS } from '../words';
import classes from './compare.module.css';

/** As narrow as a column can be read. */
const LEAST = 170;

type ComparedProps = {
  comparison: CandidateComparison;
  /** Without the requirements in which all are alike. */
  isShort: boolean;
  addressOf: (id: string) => string;
  onDrop: (id: string) => void;
};

/** A column for each candidate, a row for each requirement. */
export function Compared({ comparison, isShort, addressOf, onDrop }: ComparedProps) {
  const { candidates, requirements, of } = comparison;
  const shown = requirements.filter(({ differs }) => differs || !isShort);
  const left = requirements.length - shown.length;
  return (
    <>
      <p className={classes.told} role="status">
        {isShort && left > 0 && `${countOf(left, 'requirement')} in which all are alike left out.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
      <div className={classes.frame} role="group" aria-label="Candidates side by side" tabIndex={0}>
        <table
          className={classes.table}
          aria-label="Candidates side by side"
          style={{ minWidth: LEAST * (candidates.length + 1) }}
        >
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              {candidates.map((one) => (
                <th key={one.id} scope="col">
                  <span className={classes.who}>
                    <Link to={addressOf(one.id)}>{calledOf(one)}</Link>
                    <IconButton
                      label={`Take ${calledOf(one)} out of the comparison`}
                      icon={IconX}
                      onClick={() => onDrop(one.id)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Score</th>
              {candidates.map(({ id, score, rank }) => (
                <td key={id}>
                  <ScoreBar value={score.points} high={score.high} />
                  <small>
                    Rank {formatCount(rank)} of {formatCount(of)}
                  </small>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Musts</th>
              {candidates.map(({ id, score }) => (
                <td key={id}>
                  <Pips mustsMet={score.mustsMet} musts={score.musts} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Decision and flags</th>
              {candidates.map(({ id, decision, flags }) => (
                <td key={id}>
                  <span className={classes.pills}>
                    <Pill tint={decisionOf(decision).tint}>{decisionOf(decision).label}</Pill>
                    {[...new Set(flags.map(({ kind }) => kind))].map((kind) => (
                      <Pill key={kind} tint="orange">
                        {FLAGS[kind]}
                      </Pill>
                    ))}
                  </span>
                </td>
              ))}
            </tr>
            {shown.map(({ requirement, differs, cells }) => (
              <tr key={requirement.id} data-differs={differs || undefined}>
                <th scope="row">
                  {requirement.label}
                  <small>
                    {NEEDS[requirement.need].label}, weight {requirement.weight}
                    {differs ? '' : ', all alike'}
                  </small>
                </th>
                {candidates.map(({ id }, place) => (
                  <td key={id}>
                    <CellView cell={cells[place]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function CellView({ cell }: { cell: ComparedCell | undefined }) {
  if (!cell) return null;
  const { state, points, kind, neighbour, quote } = cell;
  return (
    <>
      <span className={classes.state}>
        <StateMark state={state} /> <b>+{exactPoints(points)}</b>
      </span>
      {neighbour && <small>By its neighbour {neighbour}</small>}
      {kind && <small title={KINDS[kind].means}>{KINDS[kind].label}</small>}
      {quote && <q>{quote}</q>}
    </>
  );
}
