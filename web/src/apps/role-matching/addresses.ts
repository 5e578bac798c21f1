export const HOME = '/role-matching';
export const ROLES = `${HOME}/roles`;
export const BATCHES = `${HOME}/batches`;
export const VIEWS = `${HOME}/views`;

export type RoleTab = 'ranking' | 'compare' | 'fairness' | 'mistakes' | 'history';

/** Where a role is, or one tab of it. */
export const roleAddress = (id: string, tab?: string) =>
  `${ROLES}/${encodeURIComponent(id)}${tab && tab !== 'ranking' ? `/${tab}` : ''}`;

/** Where a batch of résumés is. */
export const batchAddress = (id: string) => `${BATCHES}/${encodeURIComponent(id)}`;

/** Who has looked at somebody. */
export const viewsAddress = (candidate: string) => `${VIEWS}?${new URLSearchParams({ candidate })}`;
