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

/**
 * Stands in for the network: "GET /api/session" and what it answers. What was not foreseen fails the test.
 * Returns the requests that were made, in their order.
 */
export function stubNetwork(handlers: Record<string, Handler>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const handler = handlers[name];
    if (!handler) expect.fail(`nobody answers ${name}`);
    requests.push(request.clone());
    return handler(request);
  });
  return requests;
}

/** A promise and the way to settle it, for states that last until a test ends them. */
export function hold<T>() {
  let release: (value: T) => void = () => {};
  const held = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
