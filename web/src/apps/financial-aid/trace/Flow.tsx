import { useElementSize } from '@mantine/hooks';
import { TwinPanel } from '@/ui/charts/TwinPanel';
import { DataTable } from '@/ui/DataTable';
import { type Drawing, drawFlow } from './drawing';
import classes from './flow.module.css';
import { flowOf, rowsOf, sayFlow } from './mainLines';
import { LineLink } from './Reckoned';
import type { Reckoning } from './reckoning';

const USUAL_WIDTH = 560;

/** The main lines as a picture: what becomes of income until it is an index. */
export function Flow({ reckoning }: { reckoning: Reckoning }) {
  const { ref, width } = useElementSize();
  const flow = flowOf(reckoning);
  const summary = sayFlow(reckoning);
  const drawing = drawFlow(flow, width || USUAL_WIDTH);
  return (
    <TwinPanel
      title="From income to index"
      summary={summary}
      picture={
        <div ref={ref} className={classes.flow}>
          <Picture drawing={drawing} label={summary} />
        </div>
      }
      table={
        <DataTable
          label="From income to index"
          columns={[{ label: 'Side' }, { label: 'Line' }, { label: 'Amount', numeric: true }]}
          rows={rowsOf(flow).map(({ key, name, text, side }) => [
            side,
            <LineLink key={key} to={key}>
              {name}
            </LineLink>,
            text,
          ])}
        />
      }
    />
  );
}

const INSIDE = 10;

function Picture({ drawing, label }: { drawing: Drawing; label: string }) {
  const { width, height, box, isNarrow, titles, boxes, arrows, signs } = drawing;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {titles.map(({ text, x }) => (
        <text key={text} className={classes.title} x={x} y={13}>
          {text}
        </text>
      ))}
      {arrows.map(({ key, path, tip }) => (
        <g key={key} className={classes.arrow}>
          <path d={path} />
          <path className={classes.tip} d={`M${tip.x},${tip.y}l-4,-6h8z`} />
        </g>
      ))}
      {signs.map(({ key, text, x, y }) => (
        <text key={key} className={classes.sign} x={x} y={y}>
          {text}
        </text>
      ))}
      {boxes.map(({ node, left, top }) => (
        <g key={node.key} className={classes.box} data-main={node.key === 'family.index' || undefined}>
          <rect x={left + 0.5} y={top + 0.5} width={box.width - 1} height={box.height} rx={8} />
          <text className={classes.name} x={left + INSIDE} y={top + (isNarrow ? 18 : 20)}>
            {node.name}
          </text>
          <text
            className={classes.amount}
            textAnchor={isNarrow ? 'start' : 'end'}
            x={isNarrow ? left + INSIDE : left + box.width - INSIDE}
            y={top + (isNarrow ? 36 : 20)}
          >
            {node.text}
          </text>
        </g>
      ))}
    </svg>
  );
}
