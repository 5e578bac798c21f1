import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { givePortBack, takePort } from './ports';

/** How often a model that is held shows that it works. Whoever asked it gives up after 20 seconds of silence. */
const SIGN_OF_LIFE = 5_000;

/** How the next questions are answered. */
type Manner =
  | { kind: 'says'; text: string }
  /** Begins, and goes on when it is let. */
  | { kind: 'holds'; text: string; rest: Promise<string> }
  /** Begins, and hangs up. */
  | { kind: 'cuts'; text: string }
  | { kind: 'fails'; status: number };

interface Question {
  model: string;
  /** What was shown to be let in. */
  key: string | undefined;
  messages: { role: string; content: string }[];
}

/** A language model behind the interface that most providers have. It says whatever a test has it say. */
export class ModelServer {
  /** What it was asked, the newest last. */
  readonly asked: Question[] = [];
  private manner: Manner = { kind: 'says', text: 'Hello.' };

  private constructor(
    /** What an admin writes down. */
    readonly url: string,
    private readonly port: number,
    private readonly server: Server,
  ) {}

  static async start(): Promise<ModelServer> {
    const port = takePort();
    const server = createServer((request, response) => void model.answer(request, response));
    const model = new ModelServer(`http://127.0.0.1:${port}/v1`, port, server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return model;
  }

  says(text: string): void {
    this.manner = { kind: 'says', text };
  }

  /** Says this, and the rest when it is told to go on. */
  holds(text: string): (rest: string) => void {
    let goOn: (rest: string) => void = () => {};
    const rest = new Promise<string>((resolve) => {
      goOn = resolve;
    });
    this.manner = { kind: 'holds', text, rest };
    return goOn;
  }

  cuts(text: string): void {
    this.manner = { kind: 'cuts', text };
  }

  fails(status: number): void {
    this.manner = { kind: 'fails', status };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { model, messages } = JSON.parse(Buffer.concat(chunks).toString()) as Question;
    this.asked.push({ model, messages, key: request.headers.authorization });
    const { manner } = this;
    if (manner.kind === 'fails') {
      response.writeHead(manner.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'The test wants it so.' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(response, manner.text);
    if (manner.kind === 'cuts') {
      response.socket?.end();
      return;
    }
    if (manner.kind === 'holds') write(response, await held(response, manner.rest));
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`);
    const usage = { prompt_tokens: 120, completion_tokens: 30 };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((stopped) => this.server.close(stopped));
    givePortBack(this.port);
  }
}

/** What it goes on with. Until then it thinks, which nobody is shown. */
async function held(response: ServerResponse, rest: Promise<string>): Promise<string> {
  const thinking = setInterval(() => send(response, { reasoning_content: '' }), SIGN_OF_LIFE);
  response.once('close', () => clearInterval(thinking));
  try {
    return await rest;
  } finally {
    clearInterval(thinking);
  }
}

/** A word at a time, as models talk. */
function write(response: ServerResponse, text: string): void {
  for (const word of text.match(/\S*\s*/g) ?? []) {
    if (word) send(response, { content: word });
  }
}

function send(response: ServerResponse, delta: { content: string } | { reasoning_content: string }): void {
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
}
