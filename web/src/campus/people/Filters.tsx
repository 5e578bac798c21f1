import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { KINDS, MENTORING, SENIORITIES } from '../words';
import { type AnswerName, type Filter, type NumberName, type TextName, WHOLE_NAMES } from './filter';
import classes from './people.module.css';

type FiltersProps = { filter: Filter; onChange: (change: Filter) => void };

/** What has to be true of those who are found. */
export function Filters({ filter, onChange }: FiltersProps) {
  const text = (name: TextName, label: string, placeholder?: string) => (
    <DraftField
      label={label}
      placeholder={placeholder}
      maxLength={200}
      value={filter[name] ?? ''}
      onChange={(value) => onChange({ [name]: value || undefined })}
    />
  );
  const number = (
    name: NumberName,
    label: string,
    [min, max]: [number, number],
    placeholder: string,
    locked?: string,
  ) => (
    <DraftField
      label={label}
      type="number"
      min={min}
      max={max}
      placeholder={placeholder}
      locked={locked}
      value={locked ? '' : String(filter[name] ?? '')}
      onChange={(value) => onChange({ [name]: value === '' ? undefined : Number(value) })}
    />
  );
  const choice = (name: 'kind' | 'seniority' | 'mentoring', label: string, data: [string, string][]) => (
    <NativeSelect
      label={label}
      data={[{ value: '', label: 'Any' }, ...data.map(([value, text]) => ({ value, label: text }))]}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  );
  const answer = (name: AnswerName, label: string) => (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: 'Any' },
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]}
      value={String(filter[name] ?? '')}
      onChange={(event) => {
        const said = event.currentTarget.value;
        onChange({ [name]: said ? said === 'true' : undefined });
      }}
    />
  );
  return (
    <>
      {choice(
        'kind',
        'Kind',
        Object.entries(KINDS).map(([kind, { one }]) => [kind, one]),
      )}
      <div className={classes.pair}>
        {number('classFrom', 'Class from', [1900, 2100], '1990')}
        {number('classTo', 'Class to', [1900, 2100], '2026')}
      </div>
      {text('field', WHOLE_NAMES.field, 'Economics')}
      <div className={classes.pair} data-wide>
        {text('place', 'Place', 'A city or a region')}
        {filter.place
          ? number('km', 'Within km', [1, 20_000], '40')
          : number('km', 'Within km', [1, 20_000], 'No place', 'Set a place first')}
      </div>
      {text('industry', WHOLE_NAMES.industry, 'Health care')}
      {text('skill', WHOLE_NAMES.skill, 'Budgeting')}
      {text('employer', WHOLE_NAMES.employer, 'Now or before')}
      {choice('seniority', 'Seniority', Object.entries(SENIORITIES))}
      <div className={classes.pair}>
        {answer('gave', 'Has given')}
        {number('givenFrom', 'Given, $ at least', [0, 1_000_000_000], '1000')}
      </div>
      <div className={classes.pair}>
        {answer('volunteered', 'Volunteered')}
        {answer('candidate', 'Looks for work')}
      </div>
      {choice('mentoring', 'Mentoring', Object.entries(MENTORING))}
    </>
  );
}
