import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearToasts } from '@/ui/toast/toasts';
import { addWhatJsdomLacks } from './jsdom';
import { expectAllForeseen } from './network';
import { leavePage } from './page';
import { keepStyles } from './styles';

// A page is loaded when it is first shown, and two cores may be busy.
configure({ asyncUtilTimeout: 8000 });

const view = typeof document === 'undefined' ? null : document.defaultView;

if (view) {
  addWhatJsdomLacks();
  afterAll(keepStyles(view));
}

afterEach(() => {
  if (view) leavePage();
  clearToasts();
  vi.useRealTimers();
  expectAllForeseen();
});

// Many files share a worker. Our modules hold state of the whole page, so each file loads them anew.
afterAll(async () => {
  vi.unstubAllGlobals();
  await vi.dynamicImportSettled();
  vi.resetModules();
});
