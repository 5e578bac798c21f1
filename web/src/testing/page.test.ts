import { expect, test } from 'vitest';

test.each(['first', 'second'])('the %s page opens in a tab like new', (name) => {
  const { documentElement, body } = document;
  expect(document.title).toBe('');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(body).toBeEmptyDOMElement();
  expect([...documentElement.attributes, ...body.attributes]).toEqual([]);
  expect(window.location.pathname).toBe('/');
  expect(window.history.state).toBeNull();

  document.title = name;
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is not there in jsdom.
  document.cookie = `${name}=1; path=/`;
  localStorage.setItem(name, '1');
  sessionStorage.setItem(name, '1');
  body.append(name);
  body.setAttribute('style', 'overflow: hidden');
  documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  window.history.replaceState({ idx: 1 }, '', '/somewhere');
});
