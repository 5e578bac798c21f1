import { useMemo } from 'react';
import { Link } from 'react-router';
import { PersonLink } from '@/campus/PersonLink';
import { MarkedText } from '@/talent/MarkedText';
import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { viewsAddress } from '../addresses';
import type { Profile } from '../types';
import { placesOf as wishedPlaces } from '../words';
import classes from './candidate.module.css';
import { placesOf } from './evidence';
import { Flags } from './Flags';
import { Skills } from './Skills';
import { Timeline } from './Timeline';
import { Traits } from './Traits';

/** What somebody has done and shown, beside the words that say so. */
export function ProfileTab({ profile }: { profile: Profile }) {
  const places = useMemo(() => placesOf(profile), [profile]);
  return (
    <div className={classes.sides}>
      <div>
        <AtAGlance profile={profile} />
        <Flags profile={profile} />
        <Timeline profile={profile} />
        <Skills profile={profile} />
        <Traits profile={profile} />
      </div>
      <div className={classes.resume}>
        <Panel title="Résumé">
          <div className={classes.body}>
            <p className={classes.soft}>
              What speaks for a skill is marked; with dots below it where it is only named.
            </p>
            <MarkedText text={profile.text} places={places} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

function AtAGlance({ profile }: { profile: Profile }) {
  const { id, name, person, file, preferences, merges, views } = profile;
  const merged = merges.filter(({ undoneAt }) => !undoneAt);
  return (
    <Panel title="What they look for">
      <Facts>
        <Fact label="Roles">{preferences?.titles.join(', ') || 'Not said'}</Fact>
        <Fact label="Places">{(preferences && wishedPlaces(preferences)) || 'Not said'}</Fact>
        <Fact label="Available">
          {preferences?.availableFrom ? `from ${formatDay(preferences.availableFrom)}` : 'Not said'}
        </Fact>
        {typeof person === 'number' && (
          <Fact label="Record">
            <PersonLink person={{ id: person, name }} />
          </Fact>
        )}
        {file && <Fact label="File">{file}</Fact>}
        {merged.length > 0 && (
          <Fact label="Also in">{merged.map(({ fileName }) => fileName).join(', ')}</Fact>
        )}
        <Fact label="Seen">
          <Link to={viewsAddress(id)}>{countOf(views, 'time')}, by whom</Link>
        </Fact>
      </Facts>
    </Panel>
  );
}
