import { DataTable } from '@/ui/DataTable';
import type { TraitSuggestion } from '../types';
import { CHANNELS, formatChannel, formatImportance } from './channels';
import classes from './suggestions.module.css';

/** The bars again, as figures. */
export function Scores({ suggestions }: { suggestions: readonly TraitSuggestion[] }) {
  return (
    <details className={classes.scores}>
      <summary>The scores as a table</summary>
      <DataTable
        label="Importance of each trait, by channel"
        columns={[
          { label: 'Trait' },
          { label: 'Importance', numeric: true },
          ...CHANNELS.map(({ name }) => ({ label: name, numeric: true })),
        ]}
        rows={suggestions.map((suggestion) => [
          suggestion.name,
          formatImportance(suggestion.importance),
          ...CHANNELS.map(({ key }) => formatChannel(suggestion[key])),
        ])}
      />
      <dl className={classes.channels}>
        {CHANNELS.map(({ key, name, about }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
