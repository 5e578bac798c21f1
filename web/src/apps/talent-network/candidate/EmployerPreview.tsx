import { useQuery } from '@tanstack/react-query';
import { CONSENTS } from '@/campus/words';
import { KINDS } from '@/talent/words';
import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import type { EmployerView, Profile } from '../types';
import { placesOf } from '../words';
import { employerViewQuery } from './api';
import classes from './candidate.module.css';

/** Exactly what an employer sees, and what is kept back and why. */
export function EmployerPreview({ profile: { id } }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useQuery(employerViewQuery(id));
  return (
    <Panel title="What the employer sees">
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      <div className={classes.body} aria-live="polite" aria-busy={isFetching}>
        {!data && !error && <Rows count={4} height={40} />}
        {data && <Seen view={data} />}
      </div>
    </Panel>
  );
}

function Seen({ view }: { view: EmployerView }) {
  const { preferences, withheld } = view;
  return (
    <>
      <div className={classes.seen}>
        <p className={classes.seenName}>{view.name ?? view.label}</p>
        {view.title && <p className={classes.soft}>{view.title}</p>}
        <Facts>
          {view.email && <Fact label="Email">{view.email}</Fact>}
          {view.phone && <Fact label="Phone">{view.phone}</Fact>}
          {view.address && <Fact label="Address">{view.address}</Fact>}
          {preferences && (
            <>
              <Fact label="Looks for">{preferences.titles.join(', ') || 'Not said'}</Fact>
              <Fact label="Places">{placesOf(preferences) || 'Not said'}</Fact>
              {preferences.availableFrom && (
                <Fact label="Available">from {formatDay(preferences.availableFrom)}</Fact>
              )}
            </>
          )}
        </Facts>
        {view.skills.length > 0 && (
          <ul className={classes.chips} aria-label="Skills that the employer sees">
            {view.skills.map(({ name, kind, isShown }) => (
              <li key={name} title={KINDS[kind].means}>
                <Pill tint={isShown ? 'teal' : 'gray'}>{name}</Pill>
              </li>
            ))}
          </ul>
        )}
        {view.text && <p className={classes.seenText}>{view.text}</p>}
      </div>
      <section aria-label="Kept back">
        <h3 className={classes.small}>Kept back</h3>
        {withheld.length === 0 && <p className={classes.soft}>Nothing: they have agreed to all of it.</p>}
        {withheld.length > 0 && (
          <ul className={classes.withheld}>
            {withheld.map(({ field, why }) => (
              <li key={field}>
                <b>{CONSENTS[field].label}</b> {why}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
