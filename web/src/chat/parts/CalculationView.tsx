import type { CalculationPart } from '../types';
import { Card } from './Card';
import classes from './parts.module.css';

/** A calculation, line by line, with the rule of each. */
export function CalculationView({ part }: { part: CalculationPart }) {
  const { title, lines, note, sources } = part;
  return (
    <Card title={title} sources={sources}>
      <dl className={classes.lines}>
        {lines.map(({ label, value, rule, total }) => (
          <div key={label} data-total={total || undefined}>
            <dt>
              {label}
              {rule && <span className={classes.rule}>{rule}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
    </Card>
  );
}
