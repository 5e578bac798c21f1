import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatCount, formatPercent } from '@/ui/numbers';
import { HOME, withQuery } from '../addresses';
import { START, writeView } from '../directory/view';
import type { Demand } from '../types';
import classes from './demand.module.css';
import { departmentOf, MEASURES, type Measure, peopleAddress, shareOf } from './figures';

const LABEL = 'Departments and skills';

type HeatMapProps = { demand: Demand; measure: Measure };

/** Departments by skills. Above them how many roles ask, in each field how many people have it. */
export function HeatMap({ demand: { rows, skills }, measure }: HeatMapProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
    <div className={classes.frame} role="group" aria-label={LABEL} tabIndex={0}>
      <table className={classes.map} aria-label={`${LABEL}: ${MEASURES[measure].toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              Department
            </th>
            <th scope="col" className={classes.skill}>
              <span>Candidates</span>
            </th>
            {skills.map(({ name }) => (
              <th key={name} scope="col" className={classes.skill}>
                <Link to={peopleAddress(name, measure) ?? HOME}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.asked}>
            <th scope="row">Open roles that ask</th>
            <td />
            {skills.map(({ name, roles, musts }) => (
              <td key={name} title={`${formatCount(musts)} of them as a must`}>
                {formatCount(roles)}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <DepartmentRow key={departmentOf(row)} row={row} skills={skills} measure={measure} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Everybody</th>
            <td>{formatCount(rows.reduce((sum, { candidates }) => sum + candidates, 0))}</td>
            {skills.map((skill) => (
              <td key={skill.name}>{formatCount(skill[measure])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type DepartmentRowProps = { row: Demand['rows'][number]; skills: Demand['skills']; measure: Measure };

function DepartmentRow({ row, skills, measure }: DepartmentRowProps) {
  const { department, candidates, cells } = row;
  return (
    <tr>
      <th scope="row">
        {department ? (
          <Link to={withQuery(HOME, writeView({ ...START, department }))}>{department}</Link>
        ) : (
          departmentOf(row)
        )}
      </th>
      <td>{formatCount(candidates)}</td>
      {skills.map(({ name }, place) => {
        const count = cells[place]?.[measure] ?? 0;
        const share = shareOf(count, candidates);
        const of = `${formatCount(count)} of ${formatCount(candidates)} (${formatPercent(share)})`;
        return (
          <td
            key={name}
            className={classes.heat}
            style={heatOf(share)}
            data-none={count === 0 || undefined}
            title={`${departmentOf(row)}, ${name}: ${of}`}
          >
            {formatCount(count)}
          </td>
        );
      })}
    </tr>
  );
}

/** The figure can be read on the strongest ground, too. */
const STRONGEST = 50;

const heatOf = (share: number) =>
  ({ '--heat': `${Math.round(Math.min(1, share) * STRONGEST)}%` }) as CSSProperties;
