import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Without its comments and long names: it is sent to every document that is looked at. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const isThere = () => 'axe' in globalThis;

/** Waits until what was fading has faded. */
async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

/** What is wrong with the page as it is now. Where it is wrong is told by its source, not by a selector. */
async function violationsOf(runOnly: axe.RunOnly): Promise<string[]> {
  const engine = (globalThis as unknown as { axe: typeof axe }).axe;
  const options: axe.RunOptions = { runOnly, preload: false, selectors: false, resultTypes: ['violations'] };
  const { violations } = await engine.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Looks at everything in the theme of the project, and at the colours in the other one, too. */
export async function expectNoViolations(page: Page, own: 'light' | 'dark'): Promise<void> {
  if (!(await page.evaluate(isThere))) await page.evaluate(SOURCE);
  // What is half under the bar at the top is small only as long as one does not scroll.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await page.evaluate(settle);
    const violations = await page.evaluate(violationsOf, theme === own ? EVERYTHING : COLOURS);
    expect(violations, `axe on ${page.url()}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
