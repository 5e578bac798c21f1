import type { Schemas } from '@/api/client';
import type { FoundPerson, PersonConsent, PersonRecord } from './api';

const gift: Schemas['PersonGift'] = {
  id: 7001,
  date: '2024-05-02',
  cents: 25_000,
  kind: 'card',
  fund: 'Helping Hand Fund',
  cause: 'student emergency aid',
  appeal: 'Giving Day 2024',
  pledge: null,
};

const earlier: Schemas['PersonGift'] = { ...gift, id: 7000, date: '2021-12-01', cents: 5050, appeal: null };

export const consents: PersonConsent[] = [
  { field: 'email', granted: true, since: '2023-05-16', basis: 'reunion sign-up sheet' },
  { field: 'phone', granted: false, since: '2023-05-16', basis: 'reunion sign-up sheet' },
  { field: 'address', granted: false, since: null, basis: null },
  { field: 'directory', granted: true, since: '2023-05-16', basis: 'reunion sign-up sheet' },
  { field: 'career', granted: true, since: '2023-05-16', basis: 'reunion sign-up sheet' },
  { field: 'employers', granted: false, since: '2023-05-16', basis: 'reunion sign-up sheet' },
];

export const student: Schemas['PersonStudent'] = {
  department: 'Politics and History',
  program: 'History',
  level: 'junior',
  entryTerm: 'Fall 2024',
  expectedYear: 2028,
  credits: 52,
  gpaHundredths: 310,
  computedGpaHundredths: 310,
  gpaAgrees: true,
  standing: 'warning',
  adviser: { id: 3, name: 'Rowan Mizrahi' },
  balanceCents: 62_100,
  terms: [
    {
      name: 'Fall 2026',
      start: '2026-08-24',
      end: '2026-12-18',
      gpaHundredths: null,
      credits: 0,
      courses: [{ code: 'HIS 325', title: 'Oral History', credits: 4, grade: null, attendancePercent: 83 }],
    },
    {
      name: 'Spring 2026',
      start: '2026-01-20',
      end: '2026-05-15',
      gpaHundredths: 310,
      credits: 8,
      courses: [
        { code: 'ANT 101', title: 'Human Origins', credits: 4, grade: 'A-', attendancePercent: 96 },
        { code: 'ECO 101', title: 'Microeconomics', credits: 4, grade: 'F', attendancePercent: 41 },
      ],
    },
  ],
  holds: [{ id: 1, kind: 'bursar', placed: '2026-10-01', reason: 'A balance of $621' }],
};

/** A student of whom the register's file is all that is known. */
export const imported: Schemas['PersonStudent'] = {
  ...student,
  gpaHundredths: 320,
  computedGpaHundredths: null,
  gpaAgrees: false,
  terms: [],
};

/** An alumna who has done a little of everything but study here now or look for work. */
export function personRecord(change: Partial<PersonRecord> = {}): PersonRecord {
  return {
    id: 120,
    name: 'Carmen Rivera',
    identity: {
      firstName: 'Carmen',
      lastName: 'Rivera',
      formerLastName: 'Soto',
      pronouns: 'she',
      kinds: ['alum'],
      classYear: 2015,
      birthYear: 1993,
      died: null,
      place: {
        city: 'Boston',
        region: 'Massachusetts',
        country: 'United States',
        latitude: 42.36,
        longitude: -71.06,
      },
      headline: 'Classroom teacher at Barlow Academy',
      bio: 'I studied education at Northfield.',
      synthetic: true,
    },
    contact: {
      email: { exists: true, value: 'carmen@fastpost.example', withheld: null },
      phone: { exists: true, value: null, withheld: 'No consent for phone.' },
      address: { exists: false, value: null, withheld: null },
      confirmed: '2025-01-20',
      emailBounced: null,
    },
    family: {
      household: {
        name: 'The Rivera household',
        members: [
          { id: 120, name: 'Carmen Rivera' },
          { id: 121, name: 'Zhiwei Rivera' },
        ],
      },
      relatives: [
        { kind: 'parent', person: { id: null, name: 'Ana Soto' }, sameHousehold: false },
        { kind: 'spouse', person: { id: 121, name: 'Zhiwei Rivera' }, sameHousehold: true },
      ],
    },
    staff: null,
    education: [
      {
        id: 1,
        school: 'Northfield University',
        degree: 'BEd',
        field: 'Education',
        startYear: 2011,
        endYear: 2015,
        finished: true,
      },
    ],
    career: [
      {
        id: 2,
        title: 'Classroom teacher',
        employer: 'Barlow Academy',
        employerId: null,
        seniority: 'intermediate',
        industry: 'Education',
        start: '2025-08',
        end: null,
        summary: 'Brought poetry to every grade.',
      },
    ],
    skills: [{ skill: 'assessment', years: 7, source: 'Classroom teacher' }],
    interests: [{ kind: 'hobby', text: 'jazz piano' }],
    mentoring: null,
    candidate: null,
    giving: {
      lifetimeCents: 30_050,
      count: 2,
      largest: gift,
      first: earlier,
      last: gift,
      byYear: [
        { year: 2024, cents: 25_000, count: 1 },
        { year: 2021, cents: 5050, count: 1 },
      ],
      gifts: [gift, earlier],
      pledges: [],
    },
    engagement: {
      hours: 68,
      volunteering: [
        { id: 1, activity: 'reunion committee', start: '2026-03-25', end: '2026-10-06', hours: 68 },
      ],
      events: [
        {
          id: 201,
          title: 'Founders Lecture',
          kind: 'lecture',
          date: '2025-08-04',
          city: 'Northfield',
          status: 'attended',
        },
      ],
      groups: [{ id: 12, name: 'Educators’ Circle', since: '2026-04-20', organiser: false }],
      posts: [{ id: 5, group: null, date: '2026-01-02', text: 'Looking for pen pals.' }],
    },
    student: null,
    notes: [],
    mails: [],
    consents,
    ...change,
  };
}

export function foundPerson(change: Partial<FoundPerson> = {}): FoundPerson {
  return {
    id: 120,
    name: 'Carmen Rivera',
    headline: 'Classroom teacher at Barlow Academy',
    classYear: 2015,
    kinds: ['alum'],
    place: 'Boston, Massachusetts',
    deceased: false,
    score: 0,
    parts: { words: 0, meaning: 0 },
    evidence: [],
    ...change,
  };
}

export function peopleFound(
  people: FoundPerson[],
  change: Partial<Schemas['PeopleFound']> = {},
): Schemas['PeopleFound'] {
  return {
    total: people.length,
    mode: 'words and meaning',
    note: null,
    people,
    took: { meaning: 0, index: 0, people: 0 },
    ...change,
  };
}
