import { NativeSelect, TextInput } from '@/ui/fields';
import { COSTS } from '../fields';
import type { Costs } from '../types';
import { money } from '../words';
import { CalendarFields } from './CalendarFields';
import { fieldId, useInterview } from './context';
import fields from './fields.module.css';
import { NumberField } from './NumberField';
import { PellUse } from './PellUse';
import classes from './school.module.css';
import { TermFields } from './TermFields';
import { useSchool } from './useSchool';

const YEARS = Array.from({ length: 10 }, (_, at) => String(at + 1));

/** What a year at one school costs, what it gives, and when it pays. */
export function SchoolFields({ place }: { place: number }) {
  const { problems } = useInterview();
  const { at, plan, set, number } = useSchool(place);
  if (!plan) return null;
  const total = Object.values(plan.costs).reduce((sum, cost) => sum + Math.max(cost, 0), 0);
  const nameProblem = problems.get(at('name'));
  const yearProblem = problems.get(at('yearOfStudy'));
  return (
    <div className={fields.questions}>
      <TextInput
        id={fieldId(at('name'))}
        label="Name of the school"
        maxLength={80}
        autoComplete="off"
        value={plan.name}
        error={nameProblem && <span role="alert">{nameProblem}</span>}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <fieldset className={fields.group}>
        <legend>Costs of one year</legend>
        <div className={fields.pairs}>
          {Object.entries(COSTS).map(([key, label]) => (
            <NumberField key={key} label={label} isMoney {...number(`costs.${key as keyof Costs}`)} />
          ))}
        </div>
        <p className={classes.sum}>Cost of attendance: {money(total)} a year</p>
      </fieldset>
      <fieldset className={fields.group}>
        <legend>What the school and others offer</legend>
        <div className={fields.pairs}>
          <NumberField
            label="Grants and scholarships"
            hint="Without the Pell Grant. Money that is not paid back."
            isMoney
            {...number('grants')}
          />
          <NumberField
            label="Supplemental grant (FSEOG)"
            hint="If the school has it to give."
            isMoney
            {...number('campusGrant')}
          />
          <NumberField
            label="Federal work-study"
            hint="It is earned by working. It is no grant."
            isMoney
            {...number('workStudy')}
          />
        </div>
      </fieldset>
      <fieldset className={fields.group}>
        <legend>Loans</legend>
        <div className={fields.pairs}>
          <NativeSelect
            id={fieldId(at('yearOfStudy'))}
            label="Year of study"
            data={YEARS}
            value={String(plan.yearOfStudy)}
            error={yearProblem && <span role="alert">{yearProblem}</span>}
            onChange={(event) => set('yearOfStudy', Number(event.currentTarget.value))}
          />
        </div>
        <label className={fields.switch}>
          <input
            id={fieldId(at('plusDenied'))}
            type="checkbox"
            checked={plan.plusDenied}
            onChange={(event) => set('plusDenied', event.currentTarget.checked)}
          />
          The parents cannot have a PLUS loan
        </label>
      </fieldset>
      <TermFields place={place} />
      <CalendarFields place={place} />
      <PellUse place={place} />
    </div>
  );
}
