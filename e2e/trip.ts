import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The way to the provider and back, a step at a time, as a browser would go it. */
export class Trip {
  constructor(private readonly http: APIRequestContext) {}

  /** From the suite to the provider and, as somebody who has an account there, back to the door: not yet in. */
  async toTheDoor(as: string, start = '/auth/google/start'): Promise<URL> {
    const chooser = await this.follow(new URL(await this.leave(start)));
    chooser.searchParams.set('as', as);
    return this.follow(await this.follow(chooser));
  }

  /** The address at the provider that the suite sends people to. */
  async leave(start = '/auth/google/start'): Promise<string> {
    return location(await this.http.get(start, { maxRedirects: 0 }));
  }

  /** Through the door. What comes back is the page that the suite sends the browser to. */
  async enter(door: URL): Promise<string> {
    return location(await this.http.get(door.href, { maxRedirects: 0 }));
  }

  private async follow(address: URL): Promise<URL> {
    const answer = await this.http.get(address.href, { maxRedirects: 0 });
    return new URL(location(answer), address);
  }
}

function location(answer: APIResponse): string {
  const address = answer.headers().location;
  if (address === undefined) throw new Error(`${answer.url()} answered ${answer.status()} and led nowhere`);
  return address;
}
