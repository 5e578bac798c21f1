import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { optionsOf } from '@/talent/words';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import type { Facets, Level, Sort, Stage } from '../types';
import { LEVELS, SORTS, STAGE_LABELS } from '../words';
import { DayField } from './DayField';
import classes from './directory.module.css';
import { SkillsField } from './SkillsField';
import { isNarrowed, LONGEST_TEXT, type View, widened } from './view';

type FiltersProps = {
  view: View;
  /** What there is to choose from, as soon as it is known. */
  facets: Facets | undefined;
  onChange: (change: Partial<View>) => void;
};

const yesOf = (value: string) => (value === '' ? null : value === 'yes');
const toYes = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

/** Narrows the list and puts it in order. All of it is in the address. */
export function Filters({ view, facets, onChange }: FiltersProps) {
  return (
    <search className={classes.filters} aria-label="Filter of the candidates">
      <DraftField
        label="A name, or words of the résumé"
        type="search"
        maxLength={LONGEST_TEXT}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={view.text}
        onChange={(text) => onChange({ text })}
      />
      <SkillsField
        skills={view.skills}
        suggestions={facets?.skills.map(({ name }) => name) ?? []}
        onChange={(skills) => onChange({ skills })}
      />
      <NativeSelect
        label="Evidence"
        data={optionsOf({ yes: 'Shown', no: 'Only named' }, 'Any')}
        value={toYes(view.evidenced)}
        onChange={({ currentTarget }) => onChange({ evidenced: yesOf(currentTarget.value) })}
      />
      <NativeSelect
        label="Department"
        data={namesOf(facets?.departments, view.department)}
        value={view.department}
        onChange={({ currentTarget }) => onChange({ department: currentTarget.value })}
      />
      <NativeSelect
        label="Year"
        data={optionsOf(LEVELS, 'Any')}
        value={view.level ?? ''}
        onChange={({ currentTarget }) => onChange({ level: (currentTarget.value || null) as Level | null })}
      />
      <NativeSelect
        label="Would work in"
        data={namesOf(facets?.places, view.place)}
        value={view.place}
        onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
      />
      <NativeSelect
        label="Remote work"
        data={optionsOf({ yes: 'Wanted', no: 'Not wanted' }, 'Any')}
        value={toYes(view.remote)}
        onChange={({ currentTarget }) => onChange({ remote: yesOf(currentTarget.value) })}
      />
      <DayField
        label="Available by"
        value={view.availableBy}
        onChange={(availableBy) => onChange({ availableBy })}
      />
      <NativeSelect
        label="Stage"
        data={optionsOf(STAGE_LABELS, 'Any')}
        value={view.stage ?? ''}
        onChange={({ currentTarget }) => onChange({ stage: (currentTarget.value || null) as Stage | null })}
      />
      <NativeSelect
        label="Profile"
        data={optionsOf({ yes: 'To be confirmed', no: 'Confirmed' }, 'Any')}
        value={toYes(view.stale)}
        onChange={({ currentTarget }) => onChange({ stale: yesOf(currentTarget.value) })}
      />
      <NativeSelect
        label="From"
        data={optionsOf({ yes: 'The campus', no: 'Uploaded résumés' }, 'Anywhere')}
        value={toYes(view.campus)}
        onChange={({ currentTarget }) => onChange({ campus: yesOf(currentTarget.value) })}
      />
      <NativeSelect
        label="Order"
        data={optionsOf(SORTS)}
        value={view.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as Sort })}
      />
      {isNarrowed(view) && (
        <Button variant="subtle" onClick={() => onChange(widened(view))}>
          See all
        </Button>
      )}
    </search>
  );
}

/** What there is, with how much; and what the address names, if it is none of that. */
function namesOf(counts: Facets['departments'] | undefined, chosen: string) {
  const known = counts ?? [];
  const isOther = chosen !== '' && !known.some(({ name }) => name === chosen);
  return [
    { value: '', label: 'Any' },
    ...(isOther ? [{ value: chosen, label: chosen }] : []),
    ...known.map(({ name, count }) => ({ value: name, label: `${name} (${formatCount(count)})` })),
  ];
}
