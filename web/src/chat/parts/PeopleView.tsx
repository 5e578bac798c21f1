import { useId, useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { DataTable } from '@/ui/DataTable';
import { formatCount } from '@/ui/numbers';
import { Person } from '@/ui/Person';
import { Citations } from '../sources/Citations';
import type { PeoplePart, PersonCard, Score } from '../types';
import classes from './people.module.css';
import { Ring } from './Ring';

/** People, each with why they are here. */
export function PeopleView({ part }: { part: PeoplePart }) {
  return (
    <ul className={classes.cards} aria-label="People">
      {part.cards.map((card) => (
        <Card key={card.person} card={card} />
      ))}
    </ul>
  );
}

function Card({ card }: { card: PersonCard }) {
  const { person, name, beside, below, reasons, score, sources } = card;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const parts = score?.parts ?? [];
  return (
    <li className={classes.card}>
      <div className={classes.line}>
        <span className={classes.avatar}>
          <Person name={name} />
        </span>
        <div className={classes.who}>
          <p className={classes.name}>
            <b>
              <PersonLink person={{ id: toId(person), name }} />
            </b>
            {beside && <span className={classes.beside}>{beside}</span>}
            <Citations numbers={sources} />
          </p>
          {below && <p className={classes.below}>{below}</p>}
          {reasons.length > 0 && (
            <ul className={classes.reasons} aria-label="Why">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
        {score && (
          <Ring
            value={score.value}
            of={name}
            controls={parts.length > 0 ? id : undefined}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {score && parts.length > 0 && (
        <div id={id} hidden={!isOpen} className={classes.parts}>
          {isOpen && <ScoreParts name={name} score={score} />}
        </div>
      )}
    </li>
  );
}

function ScoreParts({ name, score }: { name: string; score: Score }) {
  return (
    <DataTable
      label={`What the score of ${name} is made of`}
      columns={[{ label: 'Part' }, { label: 'Points', numeric: true }, { label: 'Why' }]}
      rows={score.parts.map(({ label, points, of, reason }) => [
        label,
        `${formatCount(points)} of ${formatCount(of)}`,
        reason,
      ])}
    />
  );
}

/** Only who is on the campus has a record to go to. */
const toId = (person: string) => (/^\d+$/.test(person) ? Number(person) : null);
