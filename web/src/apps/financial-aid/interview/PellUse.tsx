import { fieldId, useInterview } from './context';
import classes from './fields.module.css';
import { NumberField } from './NumberField';
import { PercentField } from './PercentField';
import { useSchool } from './useSchool';

/** What was used up before, and how the school pays. */
export function PellUse({ place }: { place: number }) {
  const { problems } = useInterview();
  const { at, plan, set, number } = useSchool(place);
  if (!plan) return null;
  const { used } = plan;
  return (
    <fieldset className={classes.group}>
      <legend>Pell Grant</legend>
      <div className={classes.pairs}>
        <PercentField
          id={fieldId(at('used.lifetime'))}
          label="Lifetime Pell used"
          hint="From 0 to 600 percent. It is on the student’s federal account."
          thousandths={used.lifetime}
          problem={problems.get(at('used.lifetime'))}
          onChange={(value) => set('used.lifetime', value)}
        />
        <PercentField
          id={fieldId(at('used.elsewhere'))}
          label="Paid by other schools"
          hint="Of this year’s award, from 0 to 150 percent."
          thousandths={used.elsewhere}
          problem={problems.get(at('used.elsewhere'))}
          onChange={(value) => set('used.elsewhere', value)}
        />
        <NumberField
          label="Cost when below half time"
          hint="Empty: the usual cost."
          isMoney
          {...number('used.lessThanHalfTimeCost')}
          value={used.lessThanHalfTimeCost}
          blank={null}
          onChange={(value) => set('used.lessThanHalfTimeCost', value)}
        />
      </div>
      <label className={classes.switch}>
        <input
          id={fieldId(at('used.yearRound'))}
          type="checkbox"
          checked={used.yearRound}
          onChange={(event) => set('used.yearRound', event.currentTarget.checked)}
        />
        Year-round Pell: up to 150 percent of the award in one year
      </label>
      <label className={classes.switch}>
        <input
          id={fieldId(at('used.rounding'))}
          type="checkbox"
          checked={used.rounding === 'wholeDollars'}
          onChange={(event) => set('used.rounding', event.currentTarget.checked ? 'wholeDollars' : 'cents')}
        />
        The school pays whole dollars
      </label>
    </fieldset>
  );
}
