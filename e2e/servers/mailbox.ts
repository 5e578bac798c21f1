import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { givePortBack, takePort } from './ports';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface Waiting {
  fits: (mail: Mail) => boolean;
  take: (mail: Mail) => void;
}

/** A real mail server that keeps what it is given, until somebody takes it out. */
export class Mailbox {
  private readonly mails: Mail[] = [];
  private readonly waiting: Waiting[] = [];

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly server: SMTPServer,
  ) {}

  static async start(): Promise<Mailbox> {
    const port = takePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          mailbox.receive(read(to, Buffer.concat(chunks).toString()));
          done();
        });
      },
    });
    const mailbox = new Mailbox(`smtp://127.0.0.1:${port}`, port, server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return mailbox;
  }

  private receive(mail: Mail): void {
    const waiting = this.waiting.findIndex(({ fits }) => fits(mail));
    if (waiting === -1) this.mails.push(mail);
    else this.waiting.splice(waiting, 1)[0]?.take(mail);
  }

  /** Takes the next mail to somebody out, when it has come. */
  take(to: string, subject: string): Promise<Mail> {
    const fits = (mail: Mail) => mail.to === to && mail.subject === subject;
    const index = this.mails.findIndex(fits);
    const [found] = index === -1 ? [] : this.mails.splice(index, 1);
    return found ? Promise.resolve(found) : new Promise((take) => this.waiting.push({ fits, take }));
  }

  /** How many mails to somebody have come and were not taken out. */
  count(to: string): number {
    return this.mails.filter((mail) => mail.to === to).length;
  }

  async stop(): Promise<void> {
    await new Promise<void>((stopped) => this.server.close(stopped));
    givePortBack(this.port);
  }
}

function read(to: string, source: string): Mail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => lines.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1]?.trim() ?? '';
  const text = body.join('\r\n\r\n').replaceAll('\r\n', '\n');
  return { to, subject: decodeWords(header('Subject')), text: decode(header('Content-Transfer-Encoding'), text) };
}

function decode(encoding: string, text: string): string {
  const kind = encoding.toLowerCase();
  if (kind === 'base64') return Buffer.from(text, 'base64').toString();
  return kind === 'quoted-printable' ? unquote(text.replaceAll('=\n', '')) : text;
}

/** A header can have letters beyond English ones in it only as words in another spelling. */
function decodeWords(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
  );
}

const unquote = (text: string) =>
  Buffer.from(text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))), 'latin1').toString();

/** The link in a mail. */
export function linkIn({ text }: Mail): URL {
  const address = text.match(/^https?:\/\/\S+$/m)?.[0];
  if (address === undefined) throw new Error(`no link in: ${text}`);
  return new URL(address);
}
