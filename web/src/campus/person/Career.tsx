import { formatMonth } from '@/ui/day';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { SENIORITIES } from '../words';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

export function Career({ record }: AreaProps) {
  return (
    <Panel title="Positions">
      <ol className={classes.timeline}>
        {record.career.map(({ id, title, employer, start, end, seniority, industry, summary }) => (
          <li key={id} data-current={!end || undefined}>
            <p className={classes.when}>
              {formatMonth(start)} – {end ? formatMonth(end) : 'now'}
            </p>
            <h3>
              {title}, {employer}
            </h3>
            <p className={classes.tags}>
              <Pill tint={end ? 'gray' : 'teal'}>{SENIORITIES[seniority]}</Pill>
              {industry && <span>{industry}</span>}
            </p>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
