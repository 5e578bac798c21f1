/** What people can be asked for by. */
export type Slot = {
  slot: string;
  label: string;
  group: string;
  /** What may be written. */
  hint: string;
  /** The words of one that is so or not so: there is nothing else to write. */
  own?: string;
  /** What can be meant, where that is little. */
  choices?: readonly string[];
};

const WHO = 'Who they are';
const WORK = 'Work';
const PART = 'Taking part';
const GIVING = 'Giving';
const REACH = 'Reaching them';

export const SLOTS: readonly Slot[] = [
  { slot: 'name', label: 'Name', group: WHO, hint: 'A name, such as Rosa Alvarez' },
  {
    slot: 'kind',
    label: 'Affiliation',
    group: WHO,
    hint: 'Students, alumni or staff',
    choices: ['alumni', 'students', 'staff'],
  },
  { slot: 'class', label: 'Class', group: WHO, hint: 'A year or years, such as 1990 to 1999' },
  { slot: 'degree', label: 'Degree', group: WHO, hint: 'A degree, such as MBA' },
  { slot: 'field', label: 'Field', group: WHO, hint: 'A field of study, such as chemistry' },
  { slot: 'place', label: 'Place', group: WHO, hint: 'A city, a state or a country' },
  { slot: 'within', label: 'Distance', group: WHO, hint: 'How far around the place, such as 30 miles' },
  { slot: 'language', label: 'Language', group: WHO, hint: 'A language, such as Spanish' },
  { slot: 'industry', label: 'Industry', group: WORK, hint: 'An industry, such as biotech' },
  { slot: 'title', label: 'Title', group: WORK, hint: 'A job title, such as software engineer' },
  {
    slot: 'level',
    label: 'Level',
    group: WORK,
    hint: 'A stage of the career',
    choices: ['Entry level', 'Mid-career', 'Senior', 'Team lead', 'Director', 'Executive'],
  },
  { slot: 'employer', label: 'Employer', group: WORK, hint: 'An employer, such as works at Acme' },
  { slot: 'skill', label: 'Skill', group: WORK, hint: 'What they know, such as Python' },
  { slot: 'attended', label: 'Events', group: PART, hint: 'An event, such as attended a reunion in 2019' },
  { slot: 'volunteered', label: 'Volunteering', group: PART, hint: 'volunteered, or volunteered since 2020' },
  { slot: 'group', label: 'Group', group: PART, hint: 'A group, such as member of Rowing Alumni' },
  { slot: 'organiser', label: 'Organising', group: PART, hint: '', own: 'organises a group' },
  { slot: 'mentor', label: 'Mentoring', group: PART, hint: '', own: 'mentors others' },
  { slot: 'mentee', label: 'Mentee', group: PART, hint: '', own: 'looks for a mentor' },
  { slot: 'gave', label: 'Giving', group: GIVING, hint: '', own: 'gave' },
  { slot: 'gave_in', label: 'Gave in', group: GIVING, hint: 'A time, such as gave in 2024' },
  { slot: 'last_gift', label: 'Last gift', group: GIVING, hint: 'A time, such as last gave before 2020' },
  { slot: 'given', label: 'Given in all', group: GIVING, hint: 'An amount, such as gave $1,000 or more' },
  {
    slot: 'contact',
    label: 'Contact',
    group: REACH,
    hint: 'Whether they can be reached',
    choices: ['email bounced', 'email not bounced', 'contact not confirmed', 'contact confirmed'],
  },
  { slot: 'agreed', label: 'Consent', group: REACH, hint: 'What they agreed to: email, phone or address' },
];

export const GROUPS = [...new Set(SLOTS.map(({ group }) => group))];

export const slotOf = (name: string): Slot =>
  SLOTS.find(({ slot }) => slot === name) ?? { slot: name, label: name, group: WHO, hint: '' };
