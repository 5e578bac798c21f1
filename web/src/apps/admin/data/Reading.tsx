import type { Schemas } from '@/api/client';
import { NativeSelect } from '@/ui/fields';
import { Notice } from '@/ui/Notice';
import { formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import type { ImportDetail, Kind } from './api';
import { choicesOf } from './change';
import classes from './data.module.css';
import { CHARSETS, DELIMITERS, KINDS, LIKELY } from './words';

type ReadingProps = { detail: ImportDetail; onChange: (change: Schemas['UpdateImport']) => void };

/** How the file is written, as it was found out or chosen. */
export function Reading({ detail, onChange }: ReadingProps) {
  const { layout, kinds } = detail;
  const { options, kind, likely } = detail.import;
  const change = (change: Partial<Schemas['ImportOptions']>) =>
    onChange({ options: { ...options, ...change } });
  const fits = new Map(kinds.map(({ kind, fit }) => [kind, ` (fits ${formatPercent(fit / 100)})`]));
  const found = (name: string | null | undefined) => (name ? `Found out: ${name}` : 'Find out');
  return (
    <Panel title="How the file is read">
      <div className={classes.options}>
        <NativeSelect
          label="What it holds"
          data={entriesOf(KINDS).map(([value, label]) => ({ value, label: label + (fits.get(value) ?? '') }))}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as Kind })}
        />
        <NativeSelect
          label="Characters"
          data={[
            { value: '', label: found(options.charset ? undefined : layout && CHARSETS[layout.charset]) },
            ...entriesOf(CHARSETS).map(([value, label]) => ({ value, label })),
          ]}
          value={options.charset ?? ''}
          onChange={(event) =>
            change({ charset: (event.currentTarget.value || null) as Schemas['Charset'] | null })
          }
        />
        <NativeSelect
          label="Between the cells"
          data={[
            { value: '', label: found(options.delimiter ? undefined : layout && nameOf(layout.delimiter)) },
            ...entriesOf(DELIMITERS).map(([value, label]) => ({ value, label })),
          ]}
          value={options.delimiter ?? ''}
          onChange={(event) => change({ delimiter: event.currentTarget.value || null })}
        />
        <NativeSelect
          label="First row"
          data={[
            {
              value: '',
              label: found(typeof options.heading === 'boolean' ? undefined : layout && firstRow(layout)),
            },
            { value: 'true', label: 'Names the columns' },
            { value: 'false', label: 'Is data' },
          ]}
          value={typeof options.heading === 'boolean' ? String(options.heading) : ''}
          onChange={({ currentTarget: { value } }) =>
            change({ heading: value === '' ? null : value === 'true' })
          }
        />
        <NativeSelect
          label="Rows with too few cells"
          data={[
            { value: 'false', label: 'Reject them' },
            { value: 'true', label: 'Take the rest as empty' },
          ]}
          value={String(options.fillShortRows ?? false)}
          onChange={(event) =>
            onChange({
              options: { ...options, fillShortRows: event.currentTarget.value === 'true' },
              columns: choicesOf(detail.columns),
            })
          }
        />
        <NativeSelect
          label="Rows about somebody probably known"
          data={entriesOf(LIKELY).map(([value, label]) => ({ value, label }))}
          value={likely}
          onChange={(event) => onChange({ likely: event.currentTarget.value as Schemas['Likely'] })}
        />
      </div>
      {layout && layout.notes.length > 0 && (
        <div className={classes.notes}>
          <Notice>
            {layout.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
    </Panel>
  );
}

/** Without names the columns are numbered. */
function firstRow({ headings }: Schemas['ImportLayout']): string {
  const isData = headings.every((heading, index) => heading === `Column ${index + 1}`);
  return isData ? 'Is data' : 'Names the columns';
}

const nameOf = (delimiter: string) => DELIMITERS[delimiter] ?? `“${delimiter}”`;

const entriesOf = <Key extends string>(names: Record<Key, string>) =>
  Object.entries(names) as [Key, string][];
