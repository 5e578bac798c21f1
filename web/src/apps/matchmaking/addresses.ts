export const HOME = '/matchmaking';
export const INTRODUCTIONS = `${HOME}/introductions`;
export const ROUNDS = `${HOME}/rounds`;

/** Where an introduction is. */
export const introductionAddress = (id: string) => `${INTRODUCTIONS}/${encodeURIComponent(id)}`;

/** Where a round is, or one tab of it. */
export const roundAddress = (id: string, tab?: string) =>
  `${ROUNDS}/${encodeURIComponent(id)}${tab && tab !== 'cohort' ? `/${tab}` : ''}`;
