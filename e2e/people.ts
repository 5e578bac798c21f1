import type { Person, Schemas } from './person';

export type Record = Schemas['PersonRecord'];

const PER_PAGE = 100;

/** The first on the campus of whom something is true, whoever that is. */
export async function findRecord(by: Person, isWanted: (record: Record) => boolean): Promise<Record> {
  for (let offset = 0; ; offset += PER_PAGE) {
    const path = `/api/people?limit=${PER_PAGE}&offset=${offset}`;
    const { people } = await by.get<Schemas['PeopleFound']>(path);
    if (people.length === 0) throw new Error('nobody on the campus is like that');
    for (const { id } of people) {
      const record = await by.get<Record>(`/api/people/${id}`);
      if (isWanted(record)) return record;
    }
  }
}

/** Somebody with something in as many areas as anybody has. */
export const isBusy = ({ career, giving, engagement, notes }: Record) =>
  career.length > 0 && giving.byYear.length > 2 && engagement.events.length > 0 && notes.length > 0;

export const isHeldStudent = ({ student }: Record) => (student?.holds.length ?? 0) > 0 && (student?.terms.length ?? 0) > 1;

export const hidesPhone = ({ contact }: Record) => contact.phone.exists && contact.phone.withheld !== null;
