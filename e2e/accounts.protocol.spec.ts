import { randomUUID } from 'node:crypto';
import { expect, test as base } from './fixtures';
import { expectAnswer, type Person, type Schemas } from './person';
import { linkIn } from './servers/mailbox';
import type { Quad } from './servers/quad';

const PASSWORD = 'plover-cabinet-ninety-elk';
const VERIFY = 'Confirm your email address for Quadrangle';
const RESET = 'Choose a new password for Quadrangle';
const LIMIT = 'Maximum concurrent sessions reached. Please sign out from another device.';

/** As it would stand in production, with answers that hide who has an account; and as it stands in the demo. */
const test = base.extend<object, { hiding: Quad; open: Quad }>({
  hiding: [
    async ({ mailbox }, use) => {
      const settings = { smtp_url: mailbox.url, local_accounts: true, password_burst: 1000 };
      const quad = await (await import('./servers/quad')).Quad.start(settings, { demo: false });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ mailbox }, use) => {
      const settings = { smtp_url: mailbox.url, local_accounts: true, enumeration_protection: false };
      const quad = await (await import('./servers/quad')).Quad.start(settings);
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker' },
  ],
});
