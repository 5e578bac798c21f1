import { onTestFinished } from 'vitest';

/** Another tab of the same browser, until the end of the test. */
export function openTab(channel: string): BroadcastChannel {
  const tab = new BroadcastChannel(channel);
  onTestFinished(() => tab.close());
  return tab;
}
