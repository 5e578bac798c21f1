export const HOME = '/talent-network';
export const CANDIDATES = `${HOME}/candidates`;
export const WORKLISTS = `${HOME}/worklists`;
export const DEMAND = `${HOME}/demand`;
export const OUTCOMES = `${HOME}/outcomes`;
export const DUPLICATES = `${HOME}/duplicates`;
export const FINALISTS = `${HOME}/finalists`;

/** Where a candidate is, or one tab of theirs. */
export const candidateAddress = (id: string, tab = 'profile') =>
  `${CANDIDATES}/${encodeURIComponent(id)}${tab === 'profile' ? '' : `/${tab}`}`;

/** With what is asked for, if anything is. */
export const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path;

/** Who has looked at somebody, in every app. */
export const viewsAddress = (candidate: string) =>
  `/role-matching/views?${new URLSearchParams({ candidate })}`;

/** Where people are ranked for a role; with somebody, they are open in it. */
export const rankingAddress = (role: string, who?: string) =>
  `/role-matching/roles/${encodeURIComponent(role)}${who ? `?${new URLSearchParams({ who })}` : ''}`;
