import { type DefaultOptions, QueryClient } from '@tanstack/react-query';

/**
 * The server may be on this machine or next door: what a browser believes about the internet says nothing about it. A
 * request that cannot reach it fails and says so, instead of waiting in silence.
 */
const AT_ONCE = { networkMode: 'always' } as const;

export const makeQueries = (queries: DefaultOptions['queries']) =>
  new QueryClient({ defaultOptions: { queries: { ...AT_ONCE, ...queries }, mutations: AT_ONCE } });
