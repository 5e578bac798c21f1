import { Button } from '@mantine/core';
import { useState } from 'react';
import { Pips } from '@/talent/Pips';
import { ScoreBar } from '@/talent/ScoreBar';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Gaps } from '../parts/Gaps';
import { MustList } from '../parts/MustList';
import { Reasons } from '../parts/Reasons';
import type { Profile, Role } from '../types';
import classes from './candidate.module.css';

/** Those further down are seldom worth a talk. */
const FIRST = 5;

/** The open roles that somebody meets best, why, and what would open more. */
export function RolesTab({ profile }: { profile: Profile }) {
  const [isAll, setAll] = useState(false);
  const { roles, ready, oneAway, unshown, text } = profile;
  return (
    <>
      <Panel title="Recommended roles">
        <p className={classes.told}>
          {ready === 0
            ? 'There is no open role of which every must is met.'
            : `Every must is met of ${countOf(ready, 'open role')}.`}{' '}
          Scores are of the résumé alone; what they look for is told beside them.
        </p>
        {roles.length === 0 && (
          <Empty title="No open role fits yet">
            <p>Roles are those that employers of the campus have posted and that are still open.</p>
          </Empty>
        )}
        {roles.length > 0 && (
          <ol className={classes.roles} aria-label="Recommended roles, the best first">
            {(isAll ? roles : roles.slice(0, FIRST)).map((role) => (
              <li key={role.id}>
                <RoleCard role={role} text={text} />
              </li>
            ))}
          </ol>
        )}
        {roles.length > FIRST && (
          <div className={classes.body}>
            <div>
              <Button size="xs" variant="default" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                {isAll ? 'Show fewer' : `Show all ${countOf(roles.length, 'role')}`}
              </Button>
            </div>
          </div>
        )}
      </Panel>
      {oneAway.length > 0 && (
        <Panel title="One must away">
          <p className={classes.told}>Each of these alone is missing for open roles.</p>
          <MustList musts={oneAway} />
        </Panel>
      )}
      {unshown.length > 0 && (
        <Panel title="Needs evidence">
          <p className={classes.told}>Open roles ask for these, and the résumé only lists or claims them.</p>
          <MustList musts={unshown} />
        </Panel>
      )}
      <p className={classes.soft}>
        Scorer {profile.scorer}, pool {profile.poolRevision}.
      </p>
    </>
  );
}

function RoleCard({ role, text }: { role: Role; text: string }) {
  return (
    <article className={classes.role} aria-label={`${role.title} at ${role.employer}`}>
      <div className={classes.roleHead}>
        <div className={classes.two}>
          <h3>{role.title}</h3>
          <small>
            {role.employer} · {role.industry} · {role.isRemote ? 'Remote' : role.place} · Closes{' '}
            {formatDay(role.closes)}
          </small>
        </div>
        <ScoreBar value={role.points} high={role.high} />
        <Pips mustsMet={role.mustsMet} musts={role.musts} />
      </div>
      <Fits role={role} />
      <div className={classes.why}>
        <section>
          <h4>Why</h4>
          <Reasons reasons={role.reasons} text={text} />
        </section>
        <section>
          <h4>What is missing</h4>
          <Gaps gaps={role.gaps} />
        </section>
      </div>
    </article>
  );
}

function Fits({ role: { fitsTitles, fitsPlace } }: { role: Role }) {
  return (
    <p className={classes.fits}>
      {typeof fitsTitles === 'boolean' && (
        <Pill tint={fitsTitles ? 'green' : 'gray'}>
          {fitsTitles ? 'A role that they look for' : 'Not a role that they look for'}
        </Pill>
      )}
      {typeof fitsPlace === 'boolean' && (
        <Pill tint={fitsPlace ? 'green' : 'gray'}>
          {fitsPlace ? 'Where they would work' : 'Not where they would work'}
        </Pill>
      )}
    </p>
  );
}
