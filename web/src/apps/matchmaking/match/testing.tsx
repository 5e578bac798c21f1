import type { Schemas } from '@/api/client';
import { answer, assistant, conversation, criterion, turn } from '@/chat/testing';
import type { Answer } from '@/chat/types';
import { fitList, give, type Handlers, open } from '../testing';
import { MatchPage } from './MatchPage';

export const FITS = 'POST /api/matchmaking/fits';

export const SLOTS = [
  { slot: 'place', label: 'Place', hint: 'A city or a region' },
  { slot: 'goal', label: 'Goal', hint: 'What the student wants' },
  { slot: 'student', label: 'For', hint: 'A name' },
];

export const said = (change: Partial<Answer> = {}) =>
  answer({
    parts: [],
    criteria: [
      criterion(),
      criterion({ slot: 'goal', label: 'Goal', text: 'product work', need: 'nice', weight: 4 }),
    ],
    runs: [
      {
        tool: 'find_matches',
        about: 'Compare',
        input: { student: { id: '7', name: 'Ana Silva' } } as unknown as Answer['runs'][number]['input'],
        facts: [],
      },
    ],
    ...change,
  });

/** Opens a conversation that has come to criteria. */
export function openMatch(
  handlers: Handlers = {},
  role: Schemas['Role'] = 'contributor',
  own: Answer = said(),
) {
  return open(
    [{ path: '/matchmaking', element: <MatchPage /> }],
    '/matchmaking?c=conversation-1',
    {
      'GET /api/chat/matchmaking': () => give(assistant({ slots: SLOTS })),
      'GET /api/conversations/conversation-1': () =>
        give(conversation({ turns: [turn({ answers: [own] })] })),
      [FITS]: () => give(fitList()),
      ...handlers,
    },
    role,
  );
}
