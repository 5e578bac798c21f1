import type { Page } from '@playwright/test';

/** The Undo of the toast that says just this, or what a pattern finds in it; of several such toasts, the newest. */
export const undoOf = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: true }).locator('xpath=following-sibling::button').filter({ hasText: /^Undo$/ }).last();

/** A toast may come later than the change that it tells of, and the one before still be there: its words say which is meant. */
export const undo = (page: Page, words: string | RegExp) => undoOf(page, words).click();
