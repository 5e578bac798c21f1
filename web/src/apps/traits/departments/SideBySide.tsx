import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPass } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Figure, Figures } from '@/ui/Figures';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Radar } from '@/ui/radar/Radar';
import { departmentsQuery } from '../api';
import { comparisonQuery } from './api';
import classes from './compare.module.css';
import { DifferenceTable } from './DifferenceTable';
import { type Difference, mostImportant, summarize, toDifferences } from './differences';
import { PairedBars } from './PairedBars';

type SideBySideProps = { one: string; other: string };

/** More would not be read, fewer are no circle. */
const [MOST_AXES, LEAST_AXES] = [8, 3];

export function SideBySide({ one, other }: SideBySideProps) {
  const found = useQuery(comparisonQuery(one, other));
  const departments = useQuery(departmentsQuery);
  const [isTable, setTable] = useState(false);
  if (!found.data) {
    return (
      <Panel title="Side by side">
        {found.isError ? (
          <Failure
            message={found.error.message}
            onRetry={mayPass(found.error) ? () => found.refetch() : undefined}
          />
        ) : (
          <Rows />
        )}
      </Panel>
    );
  }
  const names: [string, string] = [found.data.one.name, found.data.other.name];
  const all = toDifferences(found.data);
  const { same, differ, onlyOne, onlyOther } = summarize(all);
  const nameOf = (id: string) => departments.data?.find((known) => known.id === id)?.name ?? 'above';
  const shared = { differences: all, names, ids: [one, other] as [string, string], nameOf };
  if (all.length === 0) {
    return (
      <Panel title="Side by side">
        <Empty title="Neither asks for a trait">Set importances in the matrix, then compare again.</Empty>
      </Panel>
    );
  }
  return (
    <>
      <Figures>
        <Figure label="The same in both">{same}</Figure>
        <Figure label="Of different importance">{differ}</Figure>
        <Figure label={`Only ${names[0]}`}>{onlyOne}</Figure>
        <Figure label={`Only ${names[1]}`}>{onlyOther}</Figure>
      </Figures>
      <div className={classes.layout}>
        <Panel
          title="Side by side"
          aside={
            <Button size="xs" variant="default" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              Show as table
            </Button>
          }
        >
          {isTable ? <DifferenceTable {...shared} /> : <PairedBars {...shared} />}
        </Panel>
        {all.length >= LEAST_AXES && (
          <Panel title="What counts most">
            <div className={classes.radar}>
              <Radar {...toRadar(mostImportant(all, MOST_AXES), names)} />
            </div>
          </Panel>
        )}
      </div>
    </>
  );
}

const toRadar = (differences: readonly Difference[], names: [string, string]) => ({
  label: `Radar of what ${names[0]} and ${names[1]} ask for. The same numbers are in the table.`,
  axes: differences.map(({ name }) => name),
  series: names.map((name, side) => ({ name, values: differences.map(({ values }) => values[side] ?? 0) })),
  max: 5,
});
