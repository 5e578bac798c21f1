import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { IntroductionState, OutreachMessage } from '../types';

/** Everything about introductions: a step of one shows in the list. */
export const INTRODUCTIONS = ['matchmaking', 'introductions'];

const ONE = '/api/matchmaking/introductions/{id}';
const LETTER = '/api/outbox/messages/{id}';

/** As many as the server gives at once. */
export const MOST = 200;

export type Wanted = { state?: IntroductionState; person?: number };

export const introductionsQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...INTRODUCTIONS, 'list', wanted],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/introductions', { params: { query: { ...wanted, limit: MOST } }, signal }),
      ),
  });

const PACE = 4000;

/** A letter that may leave at any moment. */
const isMoving = (letter: OutreachMessage | null | undefined) =>
  letter?.card.state === 'sending' || (letter?.card.state === 'queued' && !letter.card.isKept);

/** One with both letters, looked at again while they are on their way. */
export const introductionQuery = (id: string) =>
  queryOptions({
    queryKey: [...INTRODUCTIONS, 'one', id],
    queryFn: ({ signal }) => ask(api.GET(ONE, { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) =>
      isMoving(data?.toStudent) || isMoving(data?.toMentor) ? PACE : false,
  });

/** Whether two people can be introduced. */
export const checkQuery = (pair: Schemas['CreateIntroduction']) =>
  queryOptions({
    queryKey: [...INTRODUCTIONS, 'check', pair],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/matchmaking/introductions/check', { params: { query: pair }, signal })),
    staleTime: 0,
  });

export const createIntroduction = (body: Schemas['CreateIntroduction']) =>
  ask(api.POST('/api/matchmaking/introductions', { body }));

const seen = (id: string, revision: number) => ({ params: { path: { id } }, body: { revision } });

export const compose = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/introductions/{id}/compose', seen(id, revision)));

export const send = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/introductions/{id}/send', seen(id, revision)));

export const withdraw = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/introductions/{id}/withdraw', seen(id, revision)));

export const undo = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/introductions/{id}/undo', seen(id, revision)));

export const writeAnswer = (id: string, body: Schemas['AnswerIntroduction']) =>
  ask(api.POST('/api/matchmaking/introductions/{id}/answers', { params: { path: { id } }, body }));

export const changeLetter = (id: string, body: Schemas['ChangeMessage']) =>
  ask(api.PUT(LETTER, { params: { path: { id } }, body }));

/** Approves exactly the bytes with this hash. */
export const approveLetter = (id: string, hash: string) =>
  ask(api.POST('/api/outbox/messages/{id}/approve', { params: { path: { id } }, body: { hash } }));

export const reopenLetter = (id: string) =>
  ask(api.POST('/api/outbox/messages/{id}/reopen', { params: { path: { id } } }));

export const hurryLetter = (id: string) =>
  ask(api.POST('/api/outbox/messages/{id}/hurry', { params: { path: { id } } }));

export const restoreLetter = (id: string, number: number, revision: number) =>
  ask(
    api.POST('/api/outbox/messages/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { revision },
    }),
  );

/** As much as the server looks at. */
const LONGEST = 20_000;

/** What the lint says of a text while it is typed. Keeps nothing. */
export const checkTextQuery = (text: string) =>
  queryOptions({
    queryKey: ['outbox', 'check', text],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/outbox/check', { body: { text: text.slice(0, LONGEST) }, signal })),
    enabled: text.trim() !== '',
    retry: false,
  });

/** The letter as a file that mail programs open. */
export const sourceAddress = (id: string) => `/api/outbox/messages/${encodeURIComponent(id)}/source`;
