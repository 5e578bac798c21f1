import type { Schemas } from '@/api/client';
import { PersonLink } from '@/campus/PersonLink';
import { CONSENTS } from '@/campus/words';
import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { countOf, formatMoney } from '@/ui/numbers';
import classes from './card.module.css';

type Detail = { exists: boolean; value?: string | null; withheld?: string | null };

/** What is on file about somebody, as far as a decision needs it. */
export function RecordFacts({ record }: { record: Schemas['QualityRecord'] }) {
  const { person, headline, contact, consents, education, positions } = record;
  const latest = positions.find(({ end }) => !end) ?? positions[0];
  return (
    <div className={classes.record}>
      <h3>On file</h3>
      <Facts>
        <Fact label="Person">
          <PersonLink person={{ id: person.isHere ? person.id : null, name: person.name }} />
          {person.classYear && `, class of ${person.classYear}`}
          {person.died && `, died ${formatDay(person.died)}`}
        </Fact>
        {headline && <Fact label="Headline">{headline}</Fact>}
        <Fact label="Email">
          <Shown detail={contact.email} />
          {contact.emailBounced && `, mail comes back since ${formatDay(contact.emailBounced)}`}
        </Fact>
        <Fact label="Phone">
          <Shown detail={contact.phone} />
        </Fact>
        <Fact label="Address">
          <Shown detail={contact.address} />
        </Fact>
        <Fact label="Confirmed">{contact.confirmed ? formatDay(contact.confirmed) : 'Never'}</Fact>
        <Fact label="Consent">
          <ul className={classes.consents}>
            {consents.map(({ field, granted, since }) => (
              <li key={field}>
                {CONSENTS[field].label}: {granted ? 'agreed' : since ? 'refused' : 'never asked'}
                {since && `, ${formatDay(since)}`}
              </li>
            ))}
          </ul>
        </Fact>
        {education[0] && (
          <Fact label="Studied">
            {education[0].degree} {education[0].field}, {education[0].endYear}
          </Fact>
        )}
        {latest && (
          <Fact label="Works as">
            {latest.title}, {latest.employer}
          </Fact>
        )}
        <Fact label="Given">
          {formatMoney(record.givenCents)} in {countOf(record.gifts, 'gift')}
          {record.lastGift && `, last ${formatDay(record.lastGift)}`}
        </Fact>
      </Facts>
    </div>
  );
}

function Shown({ detail: { exists, value, withheld } }: { detail: Detail }) {
  if (value) return value;
  return <span className={classes.soft}>{withheld ?? (exists ? 'Not shown' : 'None on file')}</span>;
}
