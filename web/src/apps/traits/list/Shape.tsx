import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useId } from 'react';
import { NativeSelect } from '@/ui/fields';
import { IconButton } from '@/ui/IconButton';
import type { TraitFilter } from '../api';
import { SORTS, type View } from './filter';
import classes from './list.module.css';

type ShapeProps = {
  filter: TraitFilter;
  view: View;
  onChange: (change: TraitFilter) => void;
  onView: (view: View) => void;
};

/** In which order the traits come, and how they look. */
export function Shape({ filter, view, onChange, onView }: ShapeProps) {
  const id = useId();
  return (
    <div className={classes.shape}>
      <label className={classes.sort} htmlFor={id}>
        Sort by
        <NativeSelect
          id={id}
          size="xs"
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          value={filter.sort ?? 'name'}
          onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as TraitFilter['sort'] })}
        />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      <div className={classes.views} role="group" aria-label="View">
        <IconButton
          label="Cards"
          icon={IconLayoutGrid}
          pressed={view === 'cards'}
          onClick={() => onView('cards')}
        />
        <IconButton
          label="Table"
          icon={IconTable}
          pressed={view === 'table'}
          onClick={() => onView('table')}
        />
      </div>
    </div>
  );
}
