/** Whom to turn to at Northfield, as its policy pages and every answer say. */
export const OFFICE = {
  name: 'Office of Financial Aid',
  mail: 'aid@northfield.example',
  phone: '+1 413 555 0142',
  place: 'Hale Hall, first floor',
  hours: 'weekdays from 9:00 to 4:30',
};

/** Help with the federal form itself. */
export const FEDERAL_LINE = '1-800-433-3243';

/** The pages about something, in the library. */
export const pagesAbout = (words: string) => `/library?${new URLSearchParams({ q: words, area: 'aid' })}`;
