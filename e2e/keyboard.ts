import { expect, type Locator, type Page } from '@playwright/test';

/** Goes there as who has no mouse does: from one control to the next, and from the last to the first. */
export async function tabTo(page: Page, target: Locator, steps = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < steps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no control is reached by Tab');
}
