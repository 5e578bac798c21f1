import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { expectNoViolations } from './axe';
import { expectReady } from './chat';
import { Person, type Role } from './person';
import * as emulator from './servers/emulator';
import { Firebase } from './servers/firebase';
import { Mailbox } from './servers/mailbox';
import { ModelServer } from './servers/model';
import { CLIENT, OpenIdProvider } from './servers/provider';
import { type Options, Quad, type Settings } from './servers/quad';
import { Watch } from './watch';

interface Shared {
  /** The suite with its demo accounts. Tests share it: they leave it as it was. */
  demo: Quad;
  /** The same with people on its campus, and pages in its library. */
  campus: Quad;
  /** A language model that nobody asks until an admin says so. */
  phrasing: ModelServer;
  /** The suite with a real OpenID provider in Google's place, and the demo accounts. */
  google: { quad: Quad; provider: OpenIdProvider };
  /** The suite with Firebase, local accounts behind it, and the demo accounts. */
  firebase: { quad: Quad; service: Firebase };
  /** Where the mails of the servers arrive. */
  mailbox: Mailbox;
  /** The suite with accounts of its own, as in production: its answers do not tell who has one. */
  discreet: Quad;
  /** The same as in the demo: its answers tell. */
  frank: Quad;
}

interface Own {
  /** Which server the pages of a test are on. */
  site: Quad;
  /** What that server has logged is attached to a test that fails. */
  told: void;
  /** Who else than that server its pages may talk to. */
  otherOrigins: string[];
  watch: Watch;
  /** Another browser, with cookies of its own, watched in the same way. */
  openBrowser: () => Promise<Page>;
  /** Somebody without pages. */
  visitor: () => Promise<Person>;
  /** A server for one test. */
  startQuad: (settings?: Settings, options?: Options) => Promise<Quad>;
  /** Signs the browser of the test in, without the login screen. */
  signIn: (role: Role) => Promise<void>;
  axe: (page?: Page) => Promise<void>;
}

export const test = base.extend<Own, Shared>({
  demo: [
    async ({}, use) => {
      const quad = await Quad.start({ max_sessions: 100 });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({ playwright }, use) => {
      const quad = await Quad.start({ max_sessions: 100, demo_campus: 300 }, { campus: 300 });
      const reader = new Person(await playwright.request.newContext({ baseURL: quad.url }));
      try {
        await expectReady(reader);
        await reader.signOut();
        await reader.http.dispose();
        await use(quad);
      } finally {
        await quad.stop();
      }
    },
    // A campus is made, and then its people and its pages have a minute each.
    { scope: 'worker', timeout: 240_000 },
  ],
  phrasing: [
    async ({}, use) => {
      const model = await ModelServer.start();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  google: [
    async ({ mailbox }, use) => {
      const provider = await OpenIdProvider.start();
      const quad = await Quad.start({
        smtp_url: mailbox.url,
        google_issuer: provider.issuer,
        google_client_id: CLIENT.id,
        google_client_secret: CLIENT.secret,
      });
      await provider.register(`${quad.url}/auth/google/callback`);
      await use({ quad, provider });
      await quad.stop();
      await provider.stop();
    },
    { scope: 'worker' },
  ],

  firebase: [
    async ({}, use) => {
      await expect.poll(emulator.answers, { timeout: 150_000, message: 'the emulator starts' }).toBe(true);
      const service = await Firebase.start();
      const quad = await Quad.start({ max_sessions: 100, ...service.settings() });
      await use({ quad, service });
      await quad.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  mailbox: [
    async ({}, use) => {
      const mailbox = await Mailbox.start();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  discreet: [
    async ({ mailbox }, use) => {
      const quad = await Quad.start({ smtp_url: mailbox.url, local_accounts: true }, { demo: false });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker' },
  ],
  frank: [
    async ({ mailbox }, use) => {
      const quad = await Quad.start({ smtp_url: mailbox.url });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker' },
  ],

  site: async ({ demo }, use) => use(demo),
  told: [
    async ({ site }, use, testInfo) => {
      const before = site.logged().length;
      await use();
      if (testInfo.errors.length === 0) return;
      const body = site.logged().slice(before).join('\n');
      await testInfo.attach('what the server has said', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  otherOrigins: [[], { option: true }],
  watch: async ({ site, otherOrigins }, use) => {
    const watch = new Watch(site.url, otherOrigins);
    await use(watch);
    expect(watch.verdict()).toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.attach(context);
    await use(context);
  },
  openBrowser: async ({ browser, contextOptions, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      opened.push(context);
      await watch.attach(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  visitor: async ({ playwright, baseURL }, use) => {
    const opened: Person[] = [];
    await use(async () => {
      const person = new Person(await playwright.request.newContext({ baseURL }));
      opened.push(person);
      return person;
    });
    for (const person of opened) {
      await person.signOut();
      await person.http.dispose();
    }
  },
  startQuad: async ({}, use) => {
    const started: Quad[] = [];
    await use(async (settings, options) => {
      const quad = await Quad.start(settings, options);
      started.push(quad);
      return quad;
    });
    await Promise.all(started.map((quad) => quad.stop()));
  },
  signIn: async ({ context }, use) => {
    const person = new Person(context.request);
    await use(async (role) => {
      await person.signIn(role);
    });
    // Whatever a page is still loading would be refused from here on.
    await Promise.all(context.pages().map((page) => page.close()));
    await person.signOut();
  },
  axe: async ({ page, colorScheme }, use) => {
    await use((other) => expectNoViolations(other ?? page, colorScheme === 'dark' ? 'dark' : 'light'));
  },
});

export { expect };
