import { Link } from 'react-router';
import { figures, shortened, type TwinTable } from '@/ui/charts/table';
import { formatCount, formatShare } from '@/ui/numbers';
import type { Demand } from '../types';
import { departmentOf, peopleAddress, shareOf } from './figures';

/** All figures of the map, a line for each department and skill. A count leads to the people. */
export function tableOf({ rows, skills }: Demand): TwinTable {
  const lines = rows.flatMap((row) =>
    skills.map((skill, place) => ({ row, skill, cell: row.cells[place] ?? { named: 0, shown: 0 } })),
  );
  return {
    columns: [
      { label: 'Department' },
      { label: 'Skill' },
      figures('Open roles'),
      figures('Of these a must'),
      figures('Candidates'),
      figures('Name it'),
      {
        label: 'Have shown it',
        numeric: true,
        show: (value, line) => {
          const found = lines[line];
          const count = formatCount(Number(value));
          const to = found && peopleAddress(found.skill.name, 'shown', found.row.department ?? null);
          if (!to || value === 0) return count;
          return (
            <Link to={to} aria-label={`${count} of ${found.row.department} have shown ${found.skill.name}`}>
              {count}
            </Link>
          );
        },
      },
      figures('Part of the department', formatShare),
    ],
    rows: lines.map(({ row, skill, cell }) => [
      departmentOf(row),
      skill.name,
      skill.roles,
      skill.musts,
      row.candidates,
      cell.named,
      cell.shown,
      shortened(shareOf(cell.shown, row.candidates)),
    ]),
  };
}
