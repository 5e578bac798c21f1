import createClient from 'openapi-fetch';
import { withLabel } from './fields';
import type { components, paths } from './schema';

/** The shapes of every request and answer, as the contract has them. */
export type Schemas = components['schemas'];

/** The server's own interface. `ask` turns what it returns into a value or an exception. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'same-origin',
  fetch: (request) => globalThis.fetch(request),
});

/** What went wrong, in a sentence that can be shown as it stands. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: Schemas['Code'] | 'unreachable',
    message: string,
    /** What the server answered with, if it did. */
    readonly status?: number,
  ) {
    super(message);
  }
}

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** The answer to a call; an `ApiFailure` if it was refused or never came. */
export async function ask<T>(call: Call<T>): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new ApiFailure('unreachable', UNREACHABLE);
  });
  if (response.ok) return data as T;
  throw failureOf(error, response.status);
}

/** What the body of a refusal says. */
export function failureOf(body: unknown, status: number): ApiFailure {
  return isErrorBody(body)
    ? new ApiFailure(body.code, withLabel(body.message), status)
    : new ApiFailure('unreachable', UNREACHABLE);
}

/** Something else than the suite may answer: a proxy, a login page of the network. */
function isErrorBody(value: unknown): value is Schemas['ErrorBody'] {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** Whether what was caught is this refusal of the server. */
export function isRefusal(failure: unknown, ...codes: ApiFailure['code'][]): failure is ApiFailure {
  return failure instanceof ApiFailure && codes.includes(failure.code);
}

/** Whether trying the same again may help: the server was not there, or not able. */
export function mayPass(failure: unknown): boolean {
  return isRefusal(failure, 'unreachable') || (failure instanceof ApiFailure && (failure.status ?? 0) >= 500);
}
