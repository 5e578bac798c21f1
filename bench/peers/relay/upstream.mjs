// A language model as a provider serves it, but for the thinking: `POST /v1/chat/completions`, answered by a stream.
// Says the same to everybody, a token at a time, each of at most six letters.
// `PUT /pace` with a number sets how many milliseconds lie between two tokens, of the streams under way as well;
// `GET /open` tells how many those are.
// Usage: node upstream.mjs PORT

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port] = process.argv.slice(2);
const answer = readFileSync(new URL('answer.txt', import.meta.url), 'utf8').trim();
const tokens = answer.match(/\s?\S{1,6}/g);

const open = new Set();
let pace = 20;

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'relay' };
const chunk = (rest) => `data: ${JSON.stringify({ ...head, ...rest })}\n\n`;
const delta = (content, finish_reason = null) =>
  chunk({ choices: [{ index: 0, delta: content, logprobs: null, finish_reason }] });

const first = delta({ role: 'assistant', content: '' });
const events = tokens.map((content) => delta({ content }));
const usage = { prompt_tokens: 500, completion_tokens: tokens.length, total_tokens: 500 + tokens.length };
const last = `${delta({}, 'stop')}${chunk({ choices: [], usage })}data: [DONE]\n\n`;

class Stream {
  said = 0;

  constructor(response) {
    this.response = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    response.on('close', () => {
      clearTimeout(this.timer);
      open.delete(this);
    });
    open.add(this);
    this.start();
  }

  // Not all at the same moment, as they were asked at different ones.
  start() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = setInterval(() => this.say(), pace);
      this.say();
    }, Math.random() * pace);
  }

  say() {
    if (this.said < events.length) {
      this.response.write(events[this.said]);
      this.said += 1;
      return;
    }
    clearTimeout(this.timer);
    this.response.end(last);
  }
}

async function read(request) {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece;
  return body;
}

const server = createServer(async (request, response) => {
  const body = await read(request);
  switch (`${request.method} ${request.url}`) {
    case 'POST /v1/chat/completions':
      return new Stream(response);
    case 'PUT /pace':
      pace = Number(body);
      for (const stream of open) stream.start();
      return response.end();
    case 'GET /open':
      return response.end(String(open.size));
    default:
      return response.writeHead(404).end();
  }
});

server.keepAliveTimeout = 60_000;
server.listen(Number(port), '127.0.0.1', 4096);
