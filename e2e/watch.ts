import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

interface Expected {
  path: string | RegExp;
  /** A status, or how the network failed. */
  outcome: number | string;
  seen: number;
}

/** What no page may do: break the content policy, write an error to the console, throw, or talk to others. */
export class Watch {
  private readonly complaints: string[] = [];
  private readonly expected: Expected[] = [];

  constructor(
    /** Where the pages are that are watched. */
    private readonly site: string,
    /** Who else they may send people to. What happens on the pages there is not ours. */
    private readonly otherOrigins: string[],
  ) {}

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', ({ frame }, violation: string) => {
      if (this.isOurs(frame.url())) this.complaints.push(violation);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
        report(`content policy: ${event.effectiveDirective} blocked ${event.blockedURI} on ${event.documentURI}`);
      });
    });
    context.on('page', (page) => this.attachToPage(page));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (['data:', 'blob:'].includes(protocol) || [this.site, ...this.otherOrigins].includes(origin)) return;
      this.complaints.push(`off-origin request: ${request.method()} ${request.url()}`);
    });
  }

  private attachToPage(page: Page): void {
    page.on('pageerror', (error) => {
      if (this.isOurs(page.url())) this.complaints.push(`page error: ${error}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && this.isOurs(page.url()) && !this.isExpected(message)) {
        this.complaints.push(`console error: ${message.text()} (${message.location().url})`);
      }
    });
  }

  private isOurs(address: string): boolean {
    return URL.canParse(address) && new URL(address).origin === this.site;
  }

  /** The browser writes every refused request to the console. A test that provokes one says which. */
  expectFailure(path: string | RegExp, outcome: number | string): void {
    this.expected.push({ path, outcome, seen: 0 });
  }

  private isExpected(message: ConsoleMessage): boolean {
    const { url } = message.location();
    if (!url || !message.text().startsWith('Failed to load resource')) return false;
    const { pathname } = new URL(url);
    const found = this.expected.find(
      ({ path, outcome }) =>
        (typeof path === 'string' ? path === pathname : path.test(pathname)) && message.text().includes(String(outcome)),
    );
    if (found) found.seen += 1;
    return found !== undefined;
  }

  /** What there is to complain about, with every failure that was announced and never came. */
  verdict(): string[] {
    const missing = this.expected.filter(({ seen }) => seen === 0);
    return [...this.complaints, ...missing.map(({ path, outcome }) => `${path} never failed with ${outcome}`)];
  }
}
