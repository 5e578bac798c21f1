import { findPressed, pageShortcuts, type Shortcut, single } from '@/ui/shortcuts';
import { stepThroughList } from '@/ui/steps';
import { undoLatest } from '@/ui/toast/toasts';
import { openPanel } from './panel';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that goes with a letter here. */
export const MODIFIER = IS_APPLE ? '⌘' : 'Ctrl';

type SuiteShortcut = Shortcut & { needsSession: boolean };

export const SHORTCUTS: readonly SuiteShortcut[] = [
  {
    keys: [MODIFIER, 'K'],
    does: 'Search people, apps, pages and actions',
    matches: (event) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey),
    run: () => openPanel('palette'),
    isSingleKey: false,
    needsSession: true,
  },
  {
    keys: ['/'],
    does: 'The same',
    matches: single('/'),
    run: () => openPanel('palette'),
    isSingleKey: true,
    needsSession: true,
  },
  {
    keys: ['?'],
    does: 'Show these shortcuts',
    matches: single('?'),
    run: () => openPanel('keyboard'),
    isSingleKey: true,
    needsSession: false,
  },
  {
    keys: ['J'],
    does: 'Next in a list; Enter opens it',
    matches: single('j'),
    run: () => stepThroughList(1),
    isSingleKey: true,
    needsSession: true,
  },
  {
    keys: ['K'],
    does: 'Previous in a list',
    matches: single('k'),
    run: () => stepThroughList(-1),
    isSingleKey: true,
    needsSession: true,
  },
  {
    keys: ['U'],
    does: 'Undo the latest change, while its message is shown',
    matches: single('u'),
    run: () => void undoLatest(),
    isSingleKey: true,
    needsSession: true,
  },
];

/** The shortcut that was pressed, unless somebody is writing. Those of the page come before those of the suite. */
export function findShortcut(event: KeyboardEvent, isSignedIn: boolean): Shortcut | undefined {
  const own = SHORTCUTS.filter(({ needsSession }) => isSignedIn || !needsSession);
  return findPressed([...pageShortcuts(), ...own], event);
}

/** What the help tells: a key that the page has taken is the page's. */
export function listShortcuts(): readonly Shortcut[] {
  const ofPage = pageShortcuts();
  const isTaken = ({ keys }: Shortcut) => ofPage.some((other) => other.keys.join() === keys.join());
  return [...ofPage, ...SHORTCUTS.filter((shortcut) => !isTaken(shortcut))];
}
