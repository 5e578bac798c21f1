import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { findPressed, pageShortcuts } from '@/ui/shortcuts';
import { Chat } from './Chat';
import type { LiveEvent } from './live';
import { assistant, card, conversation } from './testing';
import type { Assistant, Conversation, ConversationPage } from './types';

export type Handlers = Parameters<typeof stubNetwork>[0];

export const give = (body: Assistant | Conversation | ConversationPage | object, status = 200) =>
  Response.json(body, { status });

/** Opens the conversation of an app at an address, with what the server answers there. */
export function open(address = '/matchmaking', handlers: Handlers = {}, role: Schemas['Role'] = 'viewer') {
  dispatch({ type: 'answered', state: signedIn(role) });
  const requests = stubNetwork({
    'GET /api/chat/matchmaking': () => give(assistant()),
    'GET /api/conversations': () => give({ conversations: [card()] }),
    'GET /api/conversations/conversation-1': () => give(conversation()),
    ...handlers,
  });
  const router = renderRoutes(
    [
      { path: '/matchmaking', element: <Chat app="matchmaking" /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
  );
  const made = (name: string) =>
    requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname}`);
  return {
    router,
    made,
    /** What was sent along with requests of this name. */
    sent: (name: string) => Promise.all(made(name).map((request) => request.clone().json())),
  };
}

/** A line on which an answer is told, by hand. */
export function makeLine() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: ({ name, data }: LiveEvent) =>
      controller?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    cut: () => controller?.error(new TypeError('network error')),
    close: () => controller?.close(),
  };
}

/** Listens to the shortcuts of the page, as the shell does. Returns how to stop. */
export function listenToKeys() {
  const onKeyDown = (event: KeyboardEvent) => findPressed(pageShortcuts(), event)?.run();
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
