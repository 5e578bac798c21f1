import { NativeSelect } from '@/ui/fields';
import { asKind, CALENDARS, type CalendarKind, NUMBERS } from './calendars';
import { fieldId, useInterview } from './context';
import classes from './fields.module.css';
import { NumberField } from './NumberField';
import { useSchool } from './useSchool';

/** How the school divides a year: it decides how the grant is divided. */
export function CalendarFields({ place }: { place: number }) {
  const { problems } = useInterview();
  const { at, plan, set, number } = useSchool(place);
  if (!plan) return null;
  const { calendar } = plan;
  const problem = problems.get(at('calendar'));
  return (
    <fieldset className={classes.group}>
      <legend>Calendar</legend>
      <NativeSelect
        id={fieldId(at('calendar'))}
        label="How the year is divided"
        data={CALENDARS}
        value={calendar.formula}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => set('calendar', asKind(calendar, event.currentTarget.value as CalendarKind))}
      />
      <div className={classes.pairs}>
        {NUMBERS[calendar.formula].map(({ key, label }) => (
          <NumberField key={key} label={label} {...number(`calendar.${key}`)} />
        ))}
      </div>
    </fieldset>
  );
}
