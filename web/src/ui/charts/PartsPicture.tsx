import { formatPercent } from '../numbers';
import colors from '../radar/series.module.css';
import classes from './parts.module.css';
import { type PartsData, type ScoreSide, shareOf } from './score';

type PartsPictureProps = Pick<PartsData, 'sides' | 'mean'> & {
  label: string;
  show: (value: number) => string;
};

/** The colours of the two sides. The second is hatched as well. */
const SERIES = [0, 2];

const percent = (part: number) => `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;

/** A row for each part; below, on a scale of its own, what they come to. */
export function PartsPicture({ sides, mean, show, label }: PartsPictureProps) {
  const names = [...new Set(sides.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  const most = Math.max(...sides.flatMap((side) => side.parts.map((part) => shareOf(side, part))));
  return (
    <div
      className={`${classes.parts} ${colors.series}`}
      role="img"
      aria-label={label}
      data-sides={sides.length}
    >
      {sides.length > 1 && (
        <div className={`${classes.row} ${classes.heads}`}>
          {sides.map(({ name }, number) => (
            <span key={SERIES[number]} className={classes.head}>
              {name}
            </span>
          ))}
        </div>
      )}
      {names.map((name) => (
        <div key={name} className={classes.row}>
          <span className={classes.name}>{name}</span>
          {sides.map((side, number) => (
            <Cell
              key={SERIES[number]}
              side={side}
              name={name}
              series={SERIES[number] ?? 0}
              most={most}
              show={show}
            />
          ))}
        </div>
      ))}
      <div className={classes.totals}>
        {sides.map(({ name, score }, number) => (
          <div key={SERIES[number]} className={classes.total}>
            <span className={classes.name}>{sides.length > 1 ? name : 'Score'}</span>
            <span className={classes.room}>
              <span className={classes.fill} data-series={SERIES[number]} style={{ width: percent(score) }} />
              {mean !== undefined && <span className={classes.line} style={{ left: percent(mean) }} />}
            </span>
            <b>{show(score)}</b>
          </div>
        ))}
        {mean !== undefined && (
          <div className={classes.total} data-mean>
            <span className={classes.name}>Harmonic mean</span>
            <span className={classes.room}>
              <span className={classes.line} style={{ left: percent(mean) }} />
              <span className={classes.mark} style={{ left: percent(mean) }} />
            </span>
            <b>{show(mean)}</b>
          </div>
        )}
        <div className={classes.total}>
          <span className={classes.name} />
          <span className={classes.ends}>
            <span>{show(0)}</span>
            <span>{show(1)}</span>
          </span>
          <span />
        </div>
      </div>
      <p className={classes.key}>
        <span className={classes.sample}>
          <span className={classes.fill} data-series={0} />
        </span>
        Full: what a part gives, value × weight. Outline: the most it could give.
      </p>
    </div>
  );
}

type CellProps = {
  side: ScoreSide;
  name: string;
  series: number;
  /** The largest share that a part has: it is as wide as the column. */
  most: number;
  show: (value: number) => string;
};

function Cell({ side, name, series, most, show }: CellProps) {
  const part = side.parts.find((one) => one.name === name);
  if (!part) return <span className={classes.sum}>does not count</span>;
  const share = shareOf(side, part);
  return (
    <span className={classes.cell} title={part.why}>
      <span className={classes.sum}>
        <b>{show(share * part.value)}</b> {show(part.value)} × {formatPercent(share)}
        {part.isUnknown && ', not known'}
      </span>
      <span className={classes.track} data-series={series} style={{ width: percent(share / most) }}>
        <span
          className={classes.fill}
          data-series={series}
          data-unknown={part.isUnknown || undefined}
          style={{ width: percent(part.value) }}
        />
      </span>
    </span>
  );
}
