import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { DataTable } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import classes from './imports.module.css';

const COLUMNS: [string, string][] = [
  ['name', 'Needed, up to 80 letters. A row with the name of a trait in the library changes that trait.'],
  ['definition', 'Needed, up to 1,000 letters.'],
  ['why', 'Why it matters.'],
  ['anchor 1 to anchor 5', 'What is seen at each level, a column each.'],
  ['questions', 'Sample interview questions.'],
  ['confused with', 'Another trait and how it differs: Persistence: goes on, where initiative begins'],
  ['nace, onet, big five, own framework', 'What others call it, a column for each framework.'],
  ['cues', 'How job descriptions ask for it.'],
  ['evidence 1 to evidence 5', 'Words of an answer that speak for a level, a column each.'],
  ['evidence against', 'Words of an answer that speak against it.'],
  ['departments', 'Who asks for it, and how much from 0 to 5: Teaching = 5. Without a number it is 3.'],
  ['state', 'active or archived. It counts for traits that are new.'],
  ['id', 'An export has it; it is not read.'],
];

/** What a file of traits looks like. The best example is what leaves the library. */
export function Columns() {
  const icon = <IconDownload size={16} aria-hidden />;
  return (
    <Panel
      title="What a file looks like"
      aside={
        <>
          <Button
            component="a"
            href="/api/traits/export.csv"
            download="traits.csv"
            size="xs"
            variant="default"
            leftSection={icon}
          >
            The library as CSV
          </Button>
          <Button
            component="a"
            href="/api/traits/export.json"
            download="traits.json"
            size="xs"
            variant="default"
            leftSection={icon}
          >
            The library as JSON
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className={classes.note}>
          The export of the library is a template: change it and import it again. In a CSV file the first line
          names the columns, in any order, with commas, semicolons or tabs between them, in UTF-8. Several
          values in one cell stand on lines of their own, or have a vertical bar between them. A JSON file has
          a list of traits.
        </p>
        <p className={classes.note}>
          <b>A row with the name of a trait changes that trait.</b> What the file has no column for stays as
          it is; an empty cell empties that part. Departments that it does not name stay, too.
        </p>
      </div>
      <DataTable
        label="Columns of a CSV file"
        columns={[{ label: 'Column' }, { label: 'What it holds' }]}
        rows={COLUMNS.map(([name, holds]) => [
          <code key={name} className={classes.column}>
            {name}
          </code>,
          holds,
        ])}
      />
    </Panel>
  );
}
