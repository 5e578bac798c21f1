import { cleanup } from '@testing-library/react';

/** Takes away the page and what it changed around itself: the next one opens in a tab like new. */
export function leavePage() {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}

function removeCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the other interface is not there in jsdom.
    document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
