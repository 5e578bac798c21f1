// The relay that every chat has at its heart, and nothing else: a message comes in, a language model is asked, and each
// token of its stream is passed on as it comes. Nothing is kept, checked or looked up.
// Usage: node server.mjs PORT ADDRESS-OF-THE-MODEL

import { Agent, createServer, request as ask } from 'node:http';

const [port, address] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } };

function relay(text, response) {
  const upstream = ask(`${address}/chat/completions`, options, (stream) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
    stream.setEncoding('utf8');
    let held = '';
    stream.on('data', (piece) => {
      held += piece;
      for (let end = held.indexOf('\n\n'); end >= 0; end = held.indexOf('\n\n')) {
        pass(held.slice(0, end), response);
        held = held.slice(end + 2);
      }
    });
    stream.on('end', () => response.end());
  });
  upstream.on('error', () => response.destroy());
  upstream.end(JSON.stringify({ model: 'relay', messages: [{ role: 'user', content: text }], stream: true }));
}

function pass(event, response) {
  const data = event.slice('data: '.length);
  if (data === '[DONE]') return;
  const text = JSON.parse(data).choices[0]?.delta.content;
  if (text) response.write(`event: token\ndata: ${JSON.stringify({ text })}\n\n`);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end();
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece) => (body += piece));
  request.on('end', () => relay(JSON.parse(body).text, response));
});

server.listen(Number(port), '127.0.0.1', 4096);
