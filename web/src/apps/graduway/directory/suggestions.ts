/** What can be asked, for who has asked nothing yet. */
export const SUGGESTIONS: readonly string[] = [
  'Alumni from the nineties who came to an event but never gave',
  'Mentors in health care within 50 miles of Chicago',
  'How many donors since 2020, by industry?',
  'Alumni with a bounced email who gave $1,000 or more',
  'Reunion attendance over the years',
];
