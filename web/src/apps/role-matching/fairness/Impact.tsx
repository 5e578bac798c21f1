import { Twin } from '@/ui/charts/Twin';
import { figures, shortened } from '@/ui/charts/table';
import { formatPercent, formatPoints } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import type { ImpactTable } from '../types';
import classes from './fairness.module.css';
import { chanceOf, GROUPINGS, MEASURES, rateOf, ratioOf, tableWords, VERDICTS } from './words';

type ImpactProps = { table: ImpactTable; plain?: boolean };

/** How the groups of one kind fare beside each other: rates as bars, all figures as a table. */
export function Impact({ table, plain }: ImpactProps) {
  const { grouping, measure, rows, messages } = table;
  const summary = tableWords(table);
  return (
    <Twin
      plain={plain}
      title={`${MEASURES[measure].title}, by ${GROUPINGS[grouping].toLowerCase()}`}
      summary={summary}
      note={messages.join(' ') || undefined}
      empty={messages.join(' ') || 'Nobody has said what would put them into a group.'}
      picture={<Picture table={table} label={summary} />}
      table={{
        columns: [
          { label: 'Group' },
          figures('People'),
          figures(MEASURES[measure].passed),
          figures('Rate', formatPercent),
          figures('Ratio', formatPoints),
          { label: 'Against' },
          { label: 'p' },
          figures('Shortfall'),
          { label: 'Says' },
        ],
        rows: rows.map((row) => [
          row.group,
          row.count,
          row.passed,
          shortened(row.rate),
          typeof row.ratio === 'number' ? shortened(row.ratio) : null,
          row.against ?? '–',
          chanceOf(row),
          row.shortfall,
          `${VERDICTS[row.verdict].label}. ${row.message}`,
        ]),
      }}
    />
  );
}

function Picture({ table: { rows }, label }: { table: ImpactTable; label: string }) {
  return (
    <ul className={classes.groups} aria-label={label}>
      {rows.map((row) => {
        const verdict = VERDICTS[row.verdict];
        return (
          <li key={row.group} title={row.message}>
            <span className={classes.group}>{row.group}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.range} style={rangeOf(row.rateLow, row.rateHigh)} />
              <span className={classes.rate} style={{ width: `${row.rate * 100}%` }} />
            </span>
            <span className={classes.figure}>
              {rateOf(row)}, ratio {ratioOf(row)}
            </span>
            <Pill tint={verdict.tint}>{verdict.label}</Pill>
          </li>
        );
      })}
    </ul>
  );
}

const rangeOf = (low: number, high: number) => ({ left: `${low * 100}%`, width: `${(high - low) * 100}%` });
