import type { Role } from './types';

/** A role to try it with. */
export const EXAMPLE: Role = {
  title: 'Sr. Admissions Counselor (f/m/d)',
  description: [
    'You guide first-generation applicants and their families from the first visit to enrollment.',
    'You listen closely, explain aid offers in plain words and keep what you are told to yourself.',
    'You start what needs doing without being asked, and plan several hundred files against fixed dates.',
    'In the busy weeks you stay calm, help colleagues out and tell people early when a date will slip.',
    'You check every record twice: one wrong figure can cost a student a place.',
  ].join('\n'),
};
