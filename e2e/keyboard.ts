import { expect, type Locator, type Page } from '@playwright/test';

/** Goes there as who has no mouse does: from one control to the next, or back. */
export async function tabTo(page: Page, target: Locator, steps = 80): Promise<void> {
  await expect(target).toBeVisible();
  const key = (await target.evaluate(isBehind)) ? 'Shift+Tab' : 'Tab';
  for (let step = 0; step < steps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('no control is reached by Tab');
}

/** Whether who is on the way has passed it already. */
function isBehind(target: Element): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
