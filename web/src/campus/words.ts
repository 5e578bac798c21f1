import type { Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';

// What the words of the contract are called on the screen.

export const KINDS: Record<Schemas['PersonKind'], { one: string; tint: Tint }> = {
  student: { one: 'Student', tint: 'indigo' },
  alum: { one: 'Alum', tint: 'teal' },
  staff: { one: 'Staff', tint: 'grape' },
};

export const PRONOUNS: Record<Schemas['Pronouns'], string> = {
  she: 'she/her',
  he: 'he/him',
  they: 'they/them',
};

export const SENIORITIES: Record<Schemas['Seniority'], string> = {
  entry: 'Entry',
  intermediate: 'Intermediate',
  senior: 'Senior',
  lead: 'Lead',
  director: 'Director',
  executive: 'Executive',
};

export const GIFT_KINDS: Record<Schemas['GiftKind'], string> = {
  card: 'Card',
  check: 'Check',
  transfer: 'Transfer',
  stock: 'Stock',
  pledge_payment: 'Payment of a pledge',
  matching: 'Matching gift',
};

export const NOTE_KINDS: Record<Schemas['NoteKind'], string> = {
  call: 'Call',
  meeting: 'Meeting',
  letter: 'Letter',
  advising: 'Advising',
  imported: 'Imported',
};

export const EVENT_KINDS: Record<Schemas['EventKind'], string> = {
  reunion: 'Reunion',
  homecoming: 'Homecoming',
  lecture: 'Lecture',
  career_panel: 'Career panel',
  regional_meetup: 'Regional meetup',
  webinar: 'Webinar',
};

export const ATTENDANCE: Record<Schemas['AttendanceStatus'], { text: string; tint: Tint }> = {
  registered: { text: 'Registered', tint: 'indigo' },
  attended: { text: 'Attended', tint: 'green' },
  no_show: { text: 'Did not come', tint: 'gray' },
};

export const RELATIVES: Record<Schemas['RelativeKind'], string> = {
  spouse: 'Spouse',
  parent: 'Parent',
  child: 'Child',
};

export const INTERESTS: Record<Schemas['InterestKind'], string> = {
  goal: 'Goals',
  cause: 'Causes',
  hobby: 'Hobbies',
  mentoring_offer: 'Offers to mentor in',
  mentoring_need: 'Looks for mentoring in',
  language: 'Languages',
};

export const MENTORING: Record<Schemas['MentoringSide'], string> = {
  mentor: 'Mentor',
  mentee: 'Looks for a mentor',
};

export const MEETING_WAYS: Record<Schemas['MeetingWay'], string> = {
  in_person: 'In person',
  video: 'By video',
  either: 'In person or by video',
};

export const LEVELS: Record<Schemas['Level'], string> = {
  first_year: 'First year',
  sophomore: 'Sophomore',
  junior: 'Junior',
  senior: 'Senior',
};

export const STANDINGS: Record<Schemas['Standing'], { text: string; tint: Tint }> = {
  good: { text: 'Good standing', tint: 'green' },
  warning: { text: 'Warning', tint: 'orange' },
  probation: { text: 'Probation', tint: 'red' },
};

export const HOLDS: Record<Schemas['HoldKind'], string> = {
  academic: 'Academic hold',
  bursar: 'Bursar hold',
};

export const DUTIES: Record<Schemas['StaffDuty'], string> = {
  adviser: 'Adviser',
  gift_officer: 'Gift officer',
  alumni_relations: 'Alumni relations',
  bursar: 'Bursar',
  career_services: 'Career services',
  financial_aid: 'Financial aid',
  registrar: 'Registrar',
};

export const EVIDENCE_FIELDS: Record<Schemas['EvidenceField'], string> = {
  name: 'Name',
  headline: 'Headline',
  title: 'Job title',
  employer: 'Employer',
  skill: 'Skill',
  study: 'Study',
  place: 'Place',
  interest: 'Interest',
  text: 'Text',
};

export const CONSENTS: Record<Schemas['ConsentField'], { label: string; use: string }> = {
  email: { label: 'Email', use: 'Staff may see the address and write to it.' },
  phone: { label: 'Phone', use: 'Staff may see the number and call.' },
  address: { label: 'Postal address', use: 'Staff may see the address and send letters.' },
  directory: { label: 'Directory', use: 'Other alumni may find the name, the class and the city.' },
  career: { label: 'Career', use: 'Positions and skills may be used to suggest them to others.' },
  employers: { label: 'Employers', use: 'Employers may be told of them and see their résumé.' },
};
