import type { Schemas } from '@/api/client';
import { answer, refusal } from '@/testing/network';
import { department, type Handlers, open, trait } from '../testing';
import type { RoleSuggestions, TraitSuggestion } from '../types';
import { SuggestTraits } from './SuggestTraits';
import type { ProposedTrait } from './types';

export const HOSTILE = '<img src=x onerror=alert(1)>';

/** The emoji takes two units: places after it are places of units, not of letters. */
export const DESCRIPTION = `You greet everybody 😀.\nYou start work unasked. ${HOSTILE}`;

const LINE = 'You start work unasked.';

export const suggestion = (change: Partial<TraitSuggestion> = {}): TraitSuggestion => ({
  id: 'initiative',
  name: 'Initiative',
  definition: 'Starts what needs doing without being asked.',
  isKept: true,
  importance: 4.47,
  setsApart: true,
  general: 3.9,
  families: 0.4,
  words: 0.17,
  meaning: null,
  because: 'description',
  start: DESCRIPTION.indexOf(LINE),
  end: DESCRIPTION.indexOf(LINE) + LINE.length,
  ...change,
});

/** One that sets the role apart, one that all ask for, and one that the library does not have. */
export const suggestions = (change: Partial<RoleSuggestions> = {}): RoleSuggestions => ({
  title: 'marketing manager',
  knownTitle: 'Marketing Manager',
  level: 'senior',
  steps: [{ what: 'short form', before: 'sr marketing mgr', after: 'senior marketing manager' }],
  families: [
    { name: 'Management', share: 0.6, byTitle: 0.7, byList: 0, byDescription: 0, byMeaning: 0 },
    { name: 'Marketing', share: 0.4, byTitle: 0.3, byList: 0, byDescription: 0, byMeaning: 0 },
  ],
  description: DESCRIPTION,
  suggestions: [
    suggestion(),
    suggestion({
      id: 'teamwork',
      name: 'Teamwork',
      setsApart: false,
      importance: 4.1,
      because: 'title',
      start: null,
      end: null,
    }),
    suggestion({
      id: 'safety',
      name: 'Safety',
      definition: HOSTILE,
      isKept: false,
      setsApart: false,
      importance: 2.6,
      families: -0.5,
      because: 'general',
      start: null,
      end: null,
    }),
  ],
  ...change,
});

export const proposed = (change: Partial<ProposedTrait> = {}): ProposedTrait => ({
  name: 'Clear handovers',
  definition: { text: 'Leaves work so that others can go on.', from: 'the name' },
  why: { text: 'Nothing is lost between two people.', from: 'rules' },
  anchors: [1, 2, 3, 4, 5].map((level) => ({ text: `What is seen at ${level}.`, from: 'rules' })),
  questions: [{ text: HOSTILE, from: 'rules' }],
  confusedWith: [{ key: 'clear-writing', name: 'Clear Writing', difference: 'That is about any text.' }],
  frameworks: { nace: ['Communication', 'Teamwork'], onet: [], bigFive: [], own: [] },
  nearest: [{ id: 'clear-writing', name: 'Clear Writing', score: 0.6 }],
  alike: null,
  phrasedBy: 'rules',
  ...change,
});

export const SUGGEST = 'POST /api/traits/suggest';
export const PROPOSE = 'POST /api/traits/propose';
export const CELLS = 'PUT /api/departments/cells';

const usual: Handlers = {
  [SUGGEST]: () => answer<'RoleSuggestions'>(suggestions()),
  'GET /api/departments': () =>
    answer<'DepartmentList'>({
      departments: [department(), department({ id: 'events', name: 'Events', parent: 'sales', depth: 1 })],
    }),
  'GET /api/departments/sales': () =>
    answer<'DepartmentDetail'>({
      department: department(),
      traits: [{ traitId: 'initiative', name: 'Initiative', importance: 2, from: 'sales' }],
    }),
  'GET /api/traits/safety': () => refusal('not_found', 'There is no such trait.', 404),
  [PROPOSE]: () => Response.json(proposed()),
  'POST /api/traits': () => answer<'TraitDetail'>(trait({ id: 'safety-2' }), 201),
};

/** The page and the editor that it leads to, below one of the two addresses. */
export function openAssistant(as: Schemas['Role'], handlers: Handlers = {}, address = '/traits/ai') {
  const base = address.slice(0, address.indexOf('/ai'));
  const routes = [
    { path: `${base}/ai`, element: <SuggestTraits /> },
    { path: `${base}/*`, element: <h1>Elsewhere</h1> },
  ];
  return open(as, routes, address, { ...usual, ...handlers });
}

/** What was sent, as "METHOD /path" and its body. */
export const sent = (requests: readonly Request[], ...names: string[]) =>
  Promise.all(
    requests
      .filter(({ method, url }) => names.includes(`${method} ${new URL(url).pathname}`))
      .map(async (request) => JSON.parse((await request.clone().text()) || 'null')),
  );
