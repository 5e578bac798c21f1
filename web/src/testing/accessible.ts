import axe from 'axe-core';
import { expect } from 'vitest';

const OPTIONS: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  resultTypes: ['violations'],
};

/** Fails if axe finds anything wrong with what is shown. Colours and places are looked at in a real browser. */
export async function expectAccessible(element: Element = document.body) {
  const { violations } = await axe.run(element, OPTIONS);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
