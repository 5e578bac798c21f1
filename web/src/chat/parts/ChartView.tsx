import { Button } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '@/ui/DataTable';
import type { ChartPart, Point } from '../types';
import { BarLines, hasLongNames } from './BarLines';
import { Card } from './Card';
import { Plot } from './Plot';
import classes from './parts.module.css';
import { labelsOf, pointAt } from './points';

/** Figures as a picture, or as the numbers it is made of. */
export function ChartView({ part }: { part: ChartPart }) {
  const { title, across, up, series, sources } = part;
  const [isTable, setTable] = useState(false);
  const labels = labelsOf(series);
  const nameOf = (name: string) => name || up;
  return (
    <Card
      title={title}
      sources={sources}
      aside={
        <Button size="compact-sm" variant="default" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
      }
    >
      {isTable ? (
        <DataTable
          label={title}
          columns={[{ label: across }, ...series.map(({ name }) => ({ label: nameOf(name), numeric: true }))]}
          rows={labels.map((label) => [label, ...series.map((one) => pointAt(one, label)?.text ?? '')])}
        />
      ) : (
        <figure className={classes.figure}>
          {hasLongNames(part) ? (
            <BarLines part={part} label={describe(part)} />
          ) : (
            <>
              <figcaption className={classes.axis}>{up}</figcaption>
              <Plot part={part} label={describe(part)} />
              <p className={classes.axis} data-end>
                {across}
              </p>
            </>
          )}
          {series.length > 1 && (
            <ul className={classes.legend}>
              {series.map(({ name }, number) => (
                <li key={name} data-series={number % 6}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </figure>
      )}
    </Card>
  );
}

/** What the picture shows, for who cannot see it. */
function describe({ title, form, series }: ChartPart): string {
  const kind = form === 'bars' ? 'Bar chart' : 'Line chart';
  const highest = series.flatMap(({ name, points }) => {
    const [first, ...others] = points;
    if (!first) return [];
    const most = others.reduce<Point>((one, other) => (other.value > one.value ? other : one), first);
    return `${name ? `${name}: ` : ''}the most is ${most.text} at ${most.label}`;
  });
  return `${kind}: ${title}. ${highest.join('; ')}.`;
}
