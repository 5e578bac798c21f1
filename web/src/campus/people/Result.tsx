import { useRef } from 'react';
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
  isRanked: boolean;
};

/** Somebody who was found, and why. */
export function Result({ person, best, isRanked }: ResultProps) {
  const { id, name, classYear, kinds, headline, place, deceased, evidence } = person;
  const about = [headline, place].filter(Boolean).join(' · ');
  const link = useRef<HTMLAnchorElement>(null);
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const how = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    link.current?.dispatchEvent(new MouseEvent('click', how));
  };
  return (
    <li className={classes.result}>
      <Person name={name} />
      <div className={classes.who}>
        <p className={classes.naming}>
          <Link ref={link} to={personAddress(id)} className={classes.name} data-step>
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
        {evidence.length > 0 && <Evidence evidence={evidence} onClick={follow} />}
      </div>
      {isRanked && <Score person={person} best={best} />}
    </li>
  );
}
