import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '@/identity/session';
import { closePanel, currentPanel, keepEarly, usePanel } from './panel';
import { findShortcut } from './shortcuts';

const Palette = lazy(() => import('../palette/Palette'));
const KeyboardHelp = lazy(() => import('./KeyboardHelp'));

/** Listens to the shortcuts, and shows what they open. */
export function Keyboard() {
  const panel = usePanel();
  const { isAuthenticated } = useSession();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Inside a dialog the keys belong to it.
      if (document.querySelector('dialog[open]')) return;
      const shortcut = findShortcut(event, isAuthenticated);
      // The palette is loaded when it is first asked for: until it is there, its keys are kept for it.
      if (isAuthenticated && currentPanel() === 'palette') {
        if (keepEarly(event) || shortcut) event.preventDefault();
        return;
      }
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isAuthenticated]);

  return (
    <Suspense>
      {panel === 'palette' && isAuthenticated && <Palette onClose={closePanel} />}
      {panel === 'keyboard' && <KeyboardHelp onClose={closePanel} />}
    </Suspense>
  );
}
