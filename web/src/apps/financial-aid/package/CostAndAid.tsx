import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { TwinPanel } from '@/ui/charts/TwinPanel';
import { DataTable } from '@/ui/DataTable';
import { formatPercent } from '@/ui/numbers';
import colors from '@/ui/radar/series.module.css';
import type { Package } from '../types';
import { money } from '../words';
import { aidParts, costParts, type Part } from './amounts';
import classes from './charts.module.css';
import { fillOf, Patterns, seriesOf } from './Patterns';

const TITLE = 'Cost against aid';
const USUAL_WIDTH = 560;
const BAR = 30;
const HEAD = 20;
/** Of the cost: as many parts as it can have. */
const SHADES = 6;
/** Between two parts. */
const SEAM = 2;

/** Two bars of the same money: what it is for, and where it comes from. */
export function CostAndAid({ aid }: { aid: Package }) {
  const bars = [
    { name: 'What a year costs', parts: costParts(aid) },
    { name: 'What pays for it', parts: aidParts(aid) },
  ];
  const summary = bars.map(({ name, parts }) => `${name}: ${list(parts)}.`).join(' ');
  return (
    <TwinPanel
      title={TITLE}
      summary={summary}
      picture={<Picture bars={bars} label={summary} />}
      table={
        <DataTable
          label={TITLE}
          columns={[
            { label: 'Bar' },
            { label: 'Part' },
            { label: 'Amount', numeric: true },
            { label: 'Of the cost', numeric: true },
          ]}
          rows={bars.flatMap(({ name, parts }) =>
            parts.map((part) => [name, part.name, money(part.amount), formatPercent(part.amount / aid.cost)]),
          )}
        />
      }
    />
  );
}

const list = (parts: readonly Part[]) =>
  parts.map(({ name, amount }) => `${name.toLowerCase()} ${money(amount)}`).join(', ');

type PictureProps = { bars: readonly { name: string; parts: readonly Part[] }[]; label: string };

function Picture({ bars, label }: PictureProps) {
  const { ref, width: measured } = useElementSize();
  const id = useId();
  const width = measured || USUAL_WIDTH;
  const row = HEAD + BAR + 14;
  // Grants can be more than the cost: then their bar is the longer one.
  const most = Math.max(1, ...bars.map(({ parts }) => sum(parts)));
  const height = bars.length * row;
  return (
    <div ref={ref} className={`${classes.chart} ${colors.series}`}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Patterns id={id} />
        {bars.map(({ name, parts }, place) => (
          <g key={name} transform={`translate(0 ${place * row})`}>
            <text className={classes.name} x={0} y={14}>
              {name}
            </text>
            <text className={classes.amount} x={width} y={14}>
              {money(sum(parts))}
            </text>
            {parts.map((part, at) => (
              <rect
                key={part.key}
                className={classes.bar}
                data-series={seriesOf(part.kind)}
                data-shade={part.kind === 'cost' ? at % SHADES : undefined}
                fill={fillOf(id, part.kind)}
                x={(sum(parts.slice(0, at)) / most) * width}
                y={HEAD}
                width={Math.max(1, (part.amount / most) * width - SEAM)}
                height={BAR}
              >
                <title>{`${part.name}: ${money(part.amount)}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
      <Key id={id} bars={bars} />
    </div>
  );
}

/** Which look is which part, in the order of the bars. */
function Key({ id, bars }: { id: string; bars: PictureProps['bars'] }) {
  return bars.map(({ name, parts }) => (
    <ul key={name} className={classes.key} aria-label={name}>
      {parts.map((part, at) => (
        <li key={part.key}>
          <svg width="22" height="12" aria-hidden>
            <rect
              className={classes.bar}
              data-series={seriesOf(part.kind)}
              data-shade={part.kind === 'cost' ? at % SHADES : undefined}
              fill={fillOf(id, part.kind)}
              width="22"
              height="12"
              rx={3}
            />
          </svg>
          {part.name}
        </li>
      ))}
    </ul>
  ));
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0);
