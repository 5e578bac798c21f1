import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { REASON, useMayChange } from '../app';
import { useEditing } from '../context';
import { withFilter } from '../plan';
import classes from '../rounds.module.css';
import type { PersonKind, RoundFilter, RoundSide, Seniority } from '../types';

type TextField = 'field' | 'industry' | 'place' | 'skill' | 'employer';
type NumberField = 'classFrom' | 'classTo' | 'km';

const TEXTS: { name: TextField; label: string; placeholder: string }[] = [
  { name: 'field', label: 'Field of study', placeholder: 'Biology' },
  { name: 'industry', label: 'Industry', placeholder: 'Biotech' },
  { name: 'place', label: 'Place', placeholder: 'Boston' },
  { name: 'skill', label: 'Skill', placeholder: 'Statistics' },
  { name: 'employer', label: 'Employer, now or before', placeholder: 'Northwind' },
];

const NUMBERS: { name: NumberField; label: string; min: number; max: number }[] = [
  { name: 'classFrom', label: 'Class from', min: 1900, max: 2100 },
  { name: 'classTo', label: 'Class to', min: 1900, max: 2100 },
  { name: 'km', label: 'Kilometres around the place', min: 1, max: 20_000 },
];

const KINDS: { value: '' | PersonKind; label: string }[] = [
  { value: '', label: 'Anybody' },
  { value: 'student', label: 'Students' },
  { value: 'alum', label: 'Alumni' },
  { value: 'staff', label: 'Staff' },
];

const LEVELS: { value: '' | Seniority; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'entry', label: 'Entry' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
  { value: 'director', label: 'Director' },
  { value: 'executive', label: 'Executive' },
];

/** What has to be true of somebody on this side, all of it at once. */
export function FilterFields({ side }: { side: RoundSide }) {
  const mayChange = useMayChange();
  const { draft, put } = useEditing();
  const { filter } = draft.plan[side];
  const locked = mayChange ? undefined : REASON;
  const narrow = (change: Partial<RoundFilter>, what: string) =>
    put(withFilter(draft.plan, side, change), what);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid.
    <div className={classes.filter} role="group" aria-label={`Filter of the ${side}`}>
      <NativeSelect
        label="Who"
        data={KINDS}
        value={filter.kind ?? ''}
        disabled={!mayChange}
        onChange={(event) =>
          narrow({ kind: (event.currentTarget.value || null) as PersonKind | null }, 'who')
        }
      />
      <NativeSelect
        label="Level"
        data={LEVELS}
        value={filter.seniority ?? ''}
        disabled={!mayChange}
        onChange={(event) =>
          narrow({ seniority: (event.currentTarget.value || null) as Seniority | null }, 'the level')
        }
      />
      {TEXTS.map(({ name, label, placeholder }) => (
        <DraftField
          key={name}
          label={label}
          placeholder={placeholder}
          maxLength={200}
          locked={locked}
          value={filter[name] ?? ''}
          onChange={(text) => narrow({ [name]: text.trim() }, label.toLowerCase())}
        />
      ))}
      {NUMBERS.map(({ name, label, min, max }) => (
        <DraftField
          key={name}
          label={label}
          type="number"
          min={min}
          max={max}
          locked={locked}
          value={filter[name]?.toString() ?? ''}
          onChange={(text) => narrow({ [name]: text === '' ? null : Number(text) }, label.toLowerCase())}
        />
      ))}
      <label className={classes.tick}>
        <input
          type="checkbox"
          disabled={!mayChange}
          checked={filter.volunteered ?? false}
          onChange={(event) => narrow({ volunteered: event.currentTarget.checked || null }, 'volunteering')}
        />
        Has volunteered
      </label>
    </div>
  );
}
