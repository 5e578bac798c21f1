import { Link } from 'react-router';
import { Person } from '@/ui/Person';
import { Pill } from '@/ui/Pill';
import { personAddress } from '../addresses';
import type { FoundPerson } from '../api';
import { KINDS } from '../words';
import { Evidence } from './Evidence';
import classes from './people.module.css';
import { Score } from './Score';

type ResultProps = {
  person: FoundPerson;
  /** The highest score on the page. */
  best: number;
  query: string | undefined;
};

/** Somebody who was found, and why. */
export function Result({ person, best, query }: ResultProps) {
  const { id, name, classYear, kinds, headline, place, deceased, evidence } = person;
  const about = [headline, place].filter(Boolean).join(' · ');
  return (
    <li className={classes.result}>
      <Person name={name} />
      <div className={classes.who}>
        <p className={classes.naming}>
          <Link to={personAddress(id)} className={classes.name} data-step>
            {name}
          </Link>
          {classYear && <span className={classes.soft}>Class of {classYear}</span>}
          {kinds.map((kind) => (
            <Pill key={kind} tint={KINDS[kind].tint}>
              {KINDS[kind].one}
            </Pill>
          ))}
          {deceased && <Pill>Deceased</Pill>}
        </p>
        {about && <p className={classes.soft}>{about}</p>}
        {evidence.length > 0 && <Evidence evidence={evidence} />}
      </div>
      {query && best > 0 && <Score person={person} best={best} />}
    </li>
  );
}
