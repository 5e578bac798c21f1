import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { components } from '../web/src/api/schema';

export type Schemas = components['schemas'];
export type Role = Schemas['Role'];

/** Somebody at the interface itself, with cookies but without pages. */
export class Person {
  constructor(readonly http: APIRequestContext) {}

  async signIn(role: Role): Promise<Schemas['SessionState']> {
    const answer = await this.http.post('/api/session/demo', { data: { role } });
    return expectAnswer(answer, 200);
  }

  async session(): Promise<Schemas['SessionState']> {
    return expectAnswer(await this.read('/api/session'), 200);
  }

  /** Leaves room for the next: there are only so many sessions. */
  async signOut(): Promise<void> {
    const { isAuthenticated } = await this.session();
    if (isAuthenticated) await this.send('DELETE', '/api/session');
  }

  async get<T>(path: string): Promise<T> {
    return expectAnswer<T>(await this.read(path), 200);
  }

  /** The server may be closing a connection that has been idle for long: then on another. */
  private read(path: string): Promise<APIResponse> {
    return this.http.get(path, { maxRetries: 2 });
  }

  /** A change, with the token that proves it comes from a page of the suite. */
  async send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<APIResponse> {
    const { csrfToken } = await this.session();
    const headers: Record<string, string> = csrfToken ? { 'X-CSRF-Token': csrfToken } : {};
    return this.http.fetch(path, { method, headers, ...(data && { data }) });
  }
}

/** The body of an answer that has the right status; otherwise what it says instead. */
export async function expectAnswer<T>(answer: APIResponse, status: number): Promise<T> {
  if (answer.status() !== status) {
    throw new Error(`${answer.url()} answered ${answer.status()}, not ${status}: ${await answer.text()}`);
  }
  return (await answer.json()) as T;
}
