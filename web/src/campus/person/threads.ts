import type { Schemas } from '@/api/client';

type Mail = Schemas['PersonMail'];

/** Mails by conversation: the one with the newest mail first, each from its beginning. */
export function threadsOf(mails: readonly Mail[]): [Mail, ...Mail[]][] {
  const threads = new Map<number, [Mail, ...Mail[]]>();
  const newestFirst = [...mails].sort((one, other) => other.at.localeCompare(one.at));
  for (const mail of newestFirst) {
    const known = threads.get(mail.thread);
    if (known) known.unshift(mail);
    else threads.set(mail.thread, [mail]);
  }
  return [...threads.values()];
}
