import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Parts } from '@/ui/charts/Parts';
import { Person } from '@/ui/Person';
import { Citations } from '../sources/Citations';
import type { FitCard, FitConflict } from '../types';
import { FitEvidenceList } from './FitEvidenceList';
import { asPoints, capacityWords, sidesOf, toId } from './fit';
import classes from './fit.module.css';
import people from './people.module.css';
import { Ring } from './Ring';

type FitCardViewProps = {
  card: FitCard;
  /** Whom they are compared with: a name, or what was said of them. */
  whom: string;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Somebody who was compared both ways: the score, what speaks for it and against it, and all of its parts. */
export function FitCardView({ card, whom, children }: FitCardViewProps) {
  const { person, name, beside, below, place, combined, toWhom, toThem, conflicts, capacity } = card;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={people.card} data-person={person}>
      <div className={classes.line}>
        <span className={people.avatar}>
          <Person name={name} />
        </span>
        <div className={classes.who}>
          <p className={people.name}>
            {typeof place === 'number' && (
              <span className={classes.place}>
                <span className="visually-hidden">Place </span>
                {place}
              </span>
            )}
            <b>
              <PersonLink person={{ id: toId(person), name }} />
            </b>
            {beside && <span className={people.beside}>{beside}</span>}
            <Citations numbers={card.sources} />
          </p>
          {below && <p className={people.below}>{below}</p>}
          <dl className={classes.ways}>
            <div>
              <dt>For {whom}</dt>
              <dd>{Math.round(toWhom.value)}</dd>
            </div>
            <div>
              <dt>The other way</dt>
              <dd>{Math.round(toThem.value)}</dd>
            </div>
            <div>
              <dt>Harmonic mean</dt>
              <dd>{Math.round(combined)}</dd>
            </div>
            {capacity && (
              <div data-full={capacity.left === 0 || undefined}>
                <dt className="visually-hidden">Capacity</dt>
                <dd>{capacityWords(capacity)}</dd>
              </div>
            )}
          </dl>
        </div>
        <Ring
          value={Math.round(combined)}
          of={name}
          controls={id}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      {(card.reasons.length > 0 || conflicts.length > 0) && (
        <div className={classes.said}>
          {card.reasons.length > 0 && (
            <ul className={people.reasons} aria-label="Why">
              {card.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
        </div>
      )}
      <div id={id} hidden={!isOpen} className={classes.parts}>
        {isOpen && (
          <>
            <Parts
              plain
              title={`What the score of ${name} is made of`}
              sides={sidesOf(card, whom)}
              mean={combined / 100}
              show={asPoints}
              note="What is not known counts as much as it does on average."
            />
            <FitEvidenceList card={card} whom={whom} />
          </>
        )}
      </div>
      {children}
    </li>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly FitConflict[] }) {
  return (
    <ul className={classes.conflicts} aria-label="What conflicts">
      {conflicts.map(({ text, blocks }) => (
        <li key={text} data-blocks={blocks || undefined}>
          <IconAlertTriangle size={14} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
