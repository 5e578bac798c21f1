import { Button } from '@mantine/core';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { lockedUnless, useMayChange } from '../rights';
import type { Requirement, TalentContest } from '../types';
import classes from './detail.module.css';
import { Part } from './Part';

type ContestsProps = {
  contests: readonly TalentContest[];
  requirements: readonly Requirement[];
  onReport: () => void;
};

/** What people say was read or weighed wrongly, and what was answered. */
export function Contests({ contests, requirements, onReport }: ContestsProps) {
  const mayChange = useMayChange();
  return (
    <Part
      title="Reported mistakes"
      aside={
        <Button size="compact-sm" variant="default" {...lockedUnless(mayChange)} onClick={onReport}>
          Report a mistake
        </Button>
      }
    >
      {contests.length === 0 && <p className={classes.soft}>None.</p>}
      {contests.length > 0 && (
        <ul className={classes.contests}>
          {contests.map((one) => (
            <li key={one.id}>
              <Pill tint={one.state === 'open' ? 'orange' : 'green'}>
                {one.state === 'open' ? 'Open' : 'Answered'}
              </Pill>
              <div>
                {labelOf(requirements, one)}
                {one.note}
                <p className={classes.soft}>
                  {one.createdBy}, <time dateTime={one.createdAt}>{formatTime(one.createdAt)}</time>
                </p>
                {one.answer && (
                  <p>
                    <b>{one.answeredBy}:</b> {one.answer}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function labelOf(requirements: readonly Requirement[], { requirement }: TalentContest) {
  const about = requirements.find(({ id }) => id === requirement);
  return about ? `${about.label}: ` : '';
}
