import { Button } from '@mantine/core';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { Answers } from '../mistakes/Answers';
import { ContestButtons } from '../mistakes/ContestButtons';
import { lockedUnless, useMayChange } from '../rights';
import type { Requirement, TalentContest, TalentRole } from '../types';
import classes from './detail.module.css';
import { Part } from './Part';

type ContestsProps = {
  role: TalentRole;
  contests: readonly TalentContest[];
  onReport: () => void;
};

/** What people say was read or weighed wrongly, and what was answered. */
export function Contests({ role, contests, onReport }: ContestsProps) {
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  return (
    <Part
      title="Reported mistakes"
      headingRef={heading}
      aside={
        <Button size="compact-sm" variant="default" {...lockedUnless(mayChange)} onClick={onReport}>
          Report a mistake
        </Button>
      }
    >
      {contests.length === 0 && <p className={classes.soft}>None.</p>}
      {contests.length > 0 && (
        <ul className={classes.contests} {...within}>
          {contests.map((one) => (
            <li key={one.id}>
              <Pill tint={one.state === 'open' ? 'orange' : 'green'}>
                {one.state === 'open' ? 'Open' : 'Answered'}
              </Pill>
              <div>
                {labelOf(role.requirements, one)}
                {one.note}
                <p className={classes.soft}>
                  {one.createdBy}, <time dateTime={one.createdAt}>{formatTime(one.createdAt)}</time>
                </p>
                <Answers contest={one} />
                <div className={classes.buttons}>
                  <ContestButtons role={role.id} contest={one} />
                </div>
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
