import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectAllForeseen } from './network';

// A page is loaded when it is first shown, and two cores may be busy.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  expectAllForeseen();
});

if (typeof window !== 'undefined') addWhatJsdomLacks();

/** Mantine and our dialogs ask the browser for these; jsdom does not have them. */
function addWhatJsdomLacks() {
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
}
