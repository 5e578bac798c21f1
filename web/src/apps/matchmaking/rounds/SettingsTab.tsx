import { useId } from 'react';
import { formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { RangeField } from '@/ui/RangeField';
import { useMayChange } from '../rights';
import { useEditing } from './context';
import { RadioField } from './RadioField';
import classes from './rounds.module.css';
import type { RoundAim, RoundProposing, RoundRequirements } from './types';

const PROPOSING: { value: RoundProposing; label: string; hint: string }[] = [
  {
    value: 'students',
    label: 'Students propose',
    hint: 'Of all stable results, the best one for the students.',
  },
  {
    value: 'mentors',
    label: 'Mentors propose',
    hint: 'Of all stable results, the best one for the mentors.',
  },
];

const AIMS: { value: RoundAim; label: string; hint: string }[] = [
  {
    value: 'most_matches',
    label: 'Most participation',
    hint: 'As many matches as there can be; of those the best.',
  },
  {
    value: 'highest_total',
    label: 'Highest total',
    hint: 'The largest sum of fits, with however many matches.',
  },
];

/** From nothing to all. */
const SHARE = { least: 0, most: 1, step: 0.05 };

type Flag = Exclude<keyof RoundRequirements, 'leastFit'>;

const FLAGS: { name: Flag; label: string }[] = [
  { name: 'commonTime', label: 'A time of the week that suits both' },
  { name: 'commonWay', label: 'A way to meet that suits both' },
  { name: 'commonLanguage', label: 'A language in common' },
  { name: 'notAgain', label: 'Not two whose match has ended, or of whom one said no' },
];

/** How the cohort is matched. */
export function SettingsTab() {
  const mayChange = useMayChange();
  const name = useId();
  const { draft, put } = useEditing();
  const { plan } = draft;
  const require = (change: Partial<RoundRequirements>, what: string) =>
    put({ ...plan, requirements: { ...plan.requirements, ...change } }, what);
  return (
    <>
      <Panel title="Stable: who proposes">
        <RadioField
          legend="Who proposes"
          options={PROPOSING}
          value={plan.proposing}
          disabled={!mayChange}
          onChange={(proposing) => put({ ...plan, proposing }, 'who proposes')}
        />
      </Panel>
      <Panel title="Worth most: what comes first">
        <RadioField
          legend="What comes first"
          options={AIMS}
          value={plan.aim}
          disabled={!mayChange}
          onChange={(aim) => put({ ...plan, aim }, 'the aim')}
        />
        <div className={classes.body}>
          <RangeField
            {...SHARE}
            label="Fairness"
            hint="How much evenness of the mentors' loads counts beside the total. After a run the result shows what each place of this dial would give."
            value={plan.fairness}
            show={formatPercent}
            disabled={!mayChange}
            onChange={(fairness) => put({ ...plan, fairness }, 'fairness')}
          />
        </div>
      </Panel>
      <Panel title="What has to be so before two can be matched">
        <div className={classes.body}>
          <fieldset className={classes.flags} disabled={!mayChange}>
            <legend className="visually-hidden">Requirements</legend>
            {FLAGS.map((flag) => (
              <label key={flag.name} htmlFor={`${name}-${flag.name}`}>
                <input
                  id={`${name}-${flag.name}`}
                  type="checkbox"
                  checked={plan.requirements[flag.name]}
                  onChange={(event) => require({ [flag.name]: event.currentTarget.checked }, flag.label)}
                />
                {flag.label}
              </label>
            ))}
          </fieldset>
          <RangeField
            {...SHARE}
            label="Least fit"
            hint="Each has to suit the other at least this well."
            value={plan.requirements.leastFit}
            show={formatPercent}
            disabled={!mayChange}
            onChange={(leastFit) => require({ leastFit }, 'the least fit')}
          />
        </div>
      </Panel>
    </>
  );
}
