import { expect, test } from 'vitest';

test('a style is that of this moment, whatever has changed', () => {
  const text = document.createElement('p');
  const around = document.createElement('div');
  around.append(text);
  document.body.append(around);
  expect(text).toBeVisible();
  around.style.visibility = 'hidden';
  expect(text, 'at once').not.toBeVisible();
  around.removeAttribute('style');
  expect(text).toBeVisible();

  const rules = document.createElement('style');
  around.append(rules);
  rules.textContent = 'p { display: none }';
  expect(text, 'by a rule').not.toBeVisible();
  rules.remove();
  expect(text).toBeVisible();
});
