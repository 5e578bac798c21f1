import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, api, failureOf } from '@/api/client';
import type { Role } from '@/apps/traits/assistant/types';
import { countOf } from '@/ui/numbers';

type Answered<T> = { data?: T; error?: unknown; response: Response };

const OFF = 'The debug pages are switched off on this server: see the setting debug_pages.';

/** Anybody may ask, but not as often as they like. */
async function askDebug<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call.catch(() => ({
    data: undefined,
    error: undefined,
    response: Response.error(),
  }));
  if (response.ok) return data as T;
  if (response.status === 404) throw new ApiFailure('not_found', OFF, 404);
  const seconds = Number(response.headers.get('Retry-After'));
  if (response.status === 429 && seconds > 0) {
    const wait = seconds < 120 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');
    throw new ApiFailure('rate_limited', `That was asked too often. Try again in ${wait}.`, 429);
  }
  throw failureOf(error, response.status);
}

export const suggestRaw = (body: Role) => askDebug(api.POST('/api/debug/role-suggest', { body }));

export const suggestClean = (body: Role) => askDebug(api.POST('/api/debug/clean-role-suggest', { body }));

export const testTraits = (text: string) => askDebug(api.POST('/api/debug/trait-test', { body: { text } }));

export const demoQuery = queryOptions({
  queryKey: ['debug', 'trait-demo'],
  queryFn: () => askDebug(api.GET('/api/debug/trait-demo')),
});
