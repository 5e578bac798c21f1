import { stepThroughList } from '@/ui/steps';
import { undoLatest } from '@/ui/toast/toasts';
import { openPanel } from './panel';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that goes with a letter here. */
export const MODIFIER = IS_APPLE ? '⌘' : 'Ctrl';

type Shortcut = {
  /** As it is written in the help. */
  keys: readonly string[];
  does: string;
  matches: (event: KeyboardEvent) => boolean;
  run: () => void;
  /** A single letter can be typed by accident or by voice, and can be switched off. */
  isSingleKey: boolean;
  needsSession: boolean;
};

const single = (key: string) => (event: KeyboardEvent) =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;

export const SHORTCUTS: readonly Shortcut[] = [
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

const PREFERENCE = 'single-key-shortcuts';

export const hasSingleKeys = () => localStorage.getItem(PREFERENCE) !== 'off';

export function setSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(PREFERENCE);
  else localStorage.setItem(PREFERENCE, 'off');
}

/** The shortcut that was pressed, unless somebody is writing. */
export function findShortcut(event: KeyboardEvent, isSignedIn: boolean): Shortcut | undefined {
  return SHORTCUTS.find(
    (shortcut) =>
      shortcut.matches(event) &&
      (isSignedIn || !shortcut.needsSession) &&
      (!shortcut.isSingleKey || (hasSingleKeys() && !isWriting(event.target))),
  );
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
