import { expect, vi } from 'vitest';
import type { Schemas } from '@/api/client';

type Handler = (request: Request) => Response | Promise<Response>;

/** An answer of the server, as the contract has it. */
export function answer<Name extends keyof Schemas>(body: Schemas[Name], status = 200): Response {
  return Response.json(body, { status });
}

export function refusal(code: Schemas['Code'], message: string, status: number): Response {
  return answer<'ErrorBody'>({ code, message }, status);
}

export const nothing = () => new Response(null, { status: 204 });

const unforeseen: string[] = [];

/**
 * Stands in for the network: "GET /api/session" and what it answers. What was not foreseen goes unanswered, and
 * fails the test at its end. Returns the requests that were made, in their order.
 */
export function stubNetwork(handlers: Record<string, Handler>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    requests.push(request.clone());
    const handler = handlers[name];
    if (handler) return handler(request);
    unforeseen.push(name);
    throw new TypeError(`nobody answers ${name}`);
  });
  return requests;
}

/** Fails if a request was made that the test has not foreseen. Pages take a refused request for a lost connection. */
export function expectAllForeseen() {
  expect(unforeseen.splice(0), 'requests that nobody answers').toEqual([]);
}

/** A promise and the way to settle it, for states that last until a test ends them. */
export function hold<T>() {
  let release: (value: T) => void = () => {};
  const held = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
