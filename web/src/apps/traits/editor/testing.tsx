import { configure, fireEvent, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Schemas } from '@/api/client';
import { nothing } from '@/testing/network';
import { findPressed, pageShortcuts } from '@/ui/shortcuts';
import { department, type Handlers, open, trait, traitCard } from '../testing';
import { EditTrait, NewTrait } from './TraitEditor';
import type { TraitDraft, TraitVersion } from './traits';

export { content, department } from '../testing';

export const TRAIT = '/api/traits/initiative';
export const EDIT = '/traits/initiative/edit';

export const version = (change: Partial<TraitVersion> = {}): TraitVersion => ({
  number: 2,
  name: 'Initiative',
  note: 'Clearer anchors',
  createdAt: '2026-01-06T09:00:00Z',
  createdBy: 'Theo Lindqvist',
  import: null,
  ...change,
});

export const draft = (content: object, change: Partial<TraitDraft> = {}): TraitDraft => ({
  traitId: 'initiative',
  content: content as Record<string, never>,
  baseVersion: 2,
  updatedAt: '2026-01-06T10:41:00Z',
  ...change,
});

export const DEPARTMENTS = [
  department({ id: 'all', name: 'Whole organization' }),
  department({ id: 'sales', name: 'Sales', parent: 'all', depth: 1, position: 1 }),
  department({ id: 'inside', name: 'Inside sales', parent: 'sales', depth: 2, position: 2 }),
];

const kept = () => Response.json(draft({}));

/** What the server answers, unless a test says otherwise. */
const ANSWERS: Handlers = {
  [`GET ${TRAIT}`]: () => Response.json(trait()),
  [`GET ${TRAIT}/draft`]: () => Response.json({ draft: null }),
  [`PUT ${TRAIT}/draft`]: kept,
  [`DELETE ${TRAIT}/draft`]: nothing,
  [`GET ${TRAIT}/usage`]: () =>
    Response.json({ departments: trait().departments, inheritedBy: 1, elsewhere: [] }),
  [`GET ${TRAIT}/versions`]: () =>
    Response.json({ versions: [version(), version({ number: 1, note: 'Created' })] }),
  'GET /api/traits/new/draft': () => Response.json({ draft: null }),
  'PUT /api/traits/new/draft': kept,
  'DELETE /api/traits/new/draft': nothing,
  'GET /api/traits': () => Response.json({ traits: [traitCard()], total: 1, next: null }),
  'GET /api/traits/frameworks': () =>
    Response.json({
      frameworks: [
        { value: 'nace:Leadership', count: 11 },
        { value: 'onet:Persistence', count: 3 },
      ],
    }),
  'GET /api/departments': () => Response.json({ departments: DEPARTMENTS }),
  'POST /api/traits/check': () => Response.json({ isRefused: false, findings: [] }),
};

const routes = ['/traits', '/employer-talent-network/traits'].flatMap((base) => [
  { path: `${base}/new`, element: <NewTrait /> },
  { path: `${base}/:id/edit`, element: <EditTrait /> },
  { path: '*', element: <p>Elsewhere</p> },
]);

/** Opens the editor as somebody, with the keys that the shell listens to. */
export function openEditor(as: Schemas['Role'], address = EDIT, handlers: Handlers = {}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = !document.querySelector('dialog[open]') && findPressed(pageShortcuts(), event);
    if (!pressed) return;
    event.preventDefault();
    pressed.run();
  };
  document.addEventListener('keydown', onKeyDown);
  // The form is large: to ask of each element whether it can be seen would take most of the time.
  configure({ defaultHidden: true });
  onTestFinished(() => {
    configure({ defaultHidden: false });
    document.removeEventListener('keydown', onKeyDown);
  });
  const page = open(as, routes, address, { ...ANSWERS, ...handlers });
  const made = (name: string) =>
    page.requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname}`);
  const names = () => page.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return {
    ...page,
    made,
    /** The requests that were made after the last one of this name. */
    madeSince: (name: string) => names().slice(names().lastIndexOf(name) + 1),
    /** What was sent along with requests of this name. */
    sent: (name: string) => Promise.all(made(name).map((request) => request.clone().json())),
  };
}

export const field = (label: string | RegExp) => screen.findByLabelText(label);
export const saveButton = () => screen.findByRole('button', { name: 'Save' });

/** Replaces what a field says, in one go. */
export async function write(label: string | RegExp, text: string) {
  fireEvent.change(await field(label), { target: { value: text } });
}
