import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { TwinPanel } from '@/ui/charts/TwinPanel';
import { DataTable } from '@/ui/DataTable';
import colors from '@/ui/radar/series.module.css';
import type { Package } from '../types';
import { MINUS, money } from '../words';
import { isTakenOff, type Step, saySteps, stepsOf } from './amounts';
import classes from './charts.module.css';
import { fillOf, Patterns, seriesOf } from './Patterns';

const TITLE = 'From cost to what is left';
const USUAL_WIDTH = 560;
const AMOUNT = 74;
const NAMES = 150;
const NARROW = 440;
const BAR = 18;

/** What every kind of aid takes off the cost, one after the other. */
export function Waterfall({ aid }: { aid: Package }) {
  const steps = stepsOf(aid);
  const summary = saySteps(aid);
  return (
    <TwinPanel
      title={TITLE}
      summary={summary}
      picture={<Picture steps={steps} label={summary} />}
      table={
        <DataTable
          label={TITLE}
          columns={[{ label: 'Step' }, { label: 'Amount', numeric: true }, { label: 'Left', numeric: true }]}
          rows={steps.map((step) => [
            step.name,
            amountOf(step),
            money(isTakenOff(step) ? step.to : step.from),
          ])}
        />
      }
    />
  );
}

const amountOf = (step: Step) =>
  isTakenOff(step) && step.amount > 0 ? `${MINUS}${money(step.amount)}` : money(step.amount);

function Picture({ steps, label }: { steps: readonly Step[]; label: string }) {
  const { ref, width: measured } = useElementSize();
  const id = useId();
  const width = measured || USUAL_WIDTH;
  // Where there is little room the names stand above their bars.
  const isNarrow = width < NARROW;
  const names = isNarrow ? 0 : NAMES;
  const row = isNarrow ? 42 : 30;
  const top = isNarrow ? 18 : 4;
  const room = width - names - AMOUNT;
  const most = Math.max(1, ...steps.map(({ from }) => from));
  const across = (amount: number) => names + (amount / most) * room;
  const height = steps.length * row + 4;
  return (
    <div ref={ref} className={`${classes.chart} ${colors.series}`}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Patterns id={id} />
        {steps.slice(1).map((step, place) => {
          const before = steps[place] as Step;
          const x = across(isTakenOff(before) ? before.to : before.from);
          return (
            <path
              key={step.key}
              className={classes.join}
              d={`M${x},${place * row + top + BAR}v${row - BAR}`}
            />
          );
        })}
        {steps.map((step, place) => {
          const [left, right] = [across(isTakenOff(step) ? step.to : 0), across(step.from)];
          return (
            <g key={step.key} transform={`translate(0 ${place * row})`} data-kind={step.kind}>
              <text className={classes.name} x={0} y={isNarrow ? 12 : top + 13}>
                {step.name}
              </text>
              <rect
                className={classes.bar}
                data-series={seriesOf(step.kind)}
                fill={fillOf(id, step.kind)}
                x={left}
                y={top}
                width={Math.max(step.amount === 0 ? 0 : 1, right - left)}
                height={BAR}
                rx={3}
              />
              <text className={classes.amount} x={width} y={top + 13}>
                {amountOf(step)}
              </text>
            </g>
          );
        })}
      </svg>
      <Key id={id} />
    </div>
  );
}

const KEY = [
  ['cost', 'Cost and what is left of it'],
  ['grant', 'Grants: not paid back'],
  ['work', 'Work: earned'],
  ['loan', 'Loans: paid back'],
] as const;

/** Which look is which kind. */
function Key({ id }: { id: string }) {
  return (
    <ul className={classes.key}>
      {KEY.map(([kind, name]) => (
        <li key={kind}>
          <svg width="22" height="12" aria-hidden>
            <rect
              className={classes.bar}
              data-series={seriesOf(kind)}
              fill={fillOf(id, kind)}
              width="22"
              height="12"
              rx={3}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
