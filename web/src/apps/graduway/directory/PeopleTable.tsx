import type { Schemas } from '@/api/client';
import { PersonLink } from '@/campus/PersonLink';
import { formatDay } from '@/ui/day';
import { formatMoney } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import classes from './directory.module.css';

type Person = Schemas['DirectoryPerson'];

const COLUMNS = ['Name', 'Class', 'Studied', 'Work', 'Place', 'Given', 'Events'];

/** Those who fit. Of each there is what they share, and nothing else. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  return (
    <Table label="Alumni who fit" columns={COLUMNS}>
      {people.map((person) => (
        <Row key={person.id}>
          <Cell>
            <span className={classes.name}>
              <PersonLink person={{ id: person.id, name: person.name }} />
              <Marks person={person} />
            </span>
          </Cell>
          <Cell label="Class">{person.classYear ?? <Unknown />}</Cell>
          <Cell label="Studied">{person.degrees[0] ?? <Unknown />}</Cell>
          <Cell label="Work">
            <Work person={person} />
          </Cell>
          <Cell label="Place">
            {person.withheld.includes('place') ? <Kept /> : (person.place ?? <Unknown />)}
          </Cell>
          <Cell label="Given">
            <Given person={person} />
          </Cell>
          <Cell label="Events">
            <span className={classes.two}>
              {person.events}
              {person.lastEvent && <small>last {formatDay(person.lastEvent)}</small>}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Marks({ person: { volunteers, mentoring } }: { person: Person }) {
  return (
    <>
      {volunteers && <Pill tint="indigo">Volunteer</Pill>}
      {mentoring === 'mentor' && <Pill tint="grape">Mentor</Pill>}
    </>
  );
}

function Work({ person: { withheld, title, employer } }: { person: Person }) {
  if (withheld.includes('career')) return <Kept />;
  if (!title && !employer) return <Unknown />;
  return (
    <span className={classes.two}>
      {title ?? employer}
      {title && employer && <small>{employer}</small>}
    </span>
  );
}

function Given({ person: { givenCents, lastGift } }: { person: Person }) {
  if (givenCents === 0 && !lastGift) return <span className={classes.soft}>Never</span>;
  return (
    <span className={classes.two}>
      {formatMoney(givenCents)}
      {lastGift && <small>last {formatDay(lastGift)}</small>}
    </span>
  );
}

const Kept = () => <span className={classes.soft}>Not shared</span>;
const Unknown = () => <span className={classes.soft}>Not known</span>;
