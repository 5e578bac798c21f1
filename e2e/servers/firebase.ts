import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify } from 'jose';
import * as emulator from './emulator';
import { givePortBack, takePort } from './ports';
import type { Settings } from './quad';
import { type Forgery, now, SigningKey } from './signing';

const ACCESS_TOKEN = 'an-access-token-for-the-service-account';
const HOUR = 3600;

/**
 * Firebase as it is in production, made of the emulator: its ID tokens carry a signature, their keys are
 * published, a service account has to prove itself, and a refresh token that was revoked is refused.
 */
export class Firebase {
  private forgery: Forgery | undefined;
  /** When each refresh token was given out. */
  private readonly refreshTokens = new Map<string, number>();
  /** Nobody gets an answer, as if the machine were gone. */
  isDown = false;

  private constructor(
    readonly url: string,
    readonly key: SigningKey,
    private readonly serviceAccount: { publicKey: CryptoKey; folder: string; file: string },
    private readonly port: number,
    private readonly server: Server,
  ) {}

  static async start(): Promise<Firebase> {
    const port = takePort();
    const url = `http://127.0.0.1:${port}`;
    const server = createServer((request, response) => void firebase.answer(request, response));
    const firebase = new Firebase(url, await SigningKey.make('firebase'), await makeServiceAccount(url), port, server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return firebase;
  }

  /** What the suite has to be told to sign in here. */
  settings(): Settings {
    return {
      firebase_project: emulator.PROJECT,
      firebase_api_key: 'no-secret',
      firebase_keys_url: `${this.url}/keys`,
      firebase_emulator_url: this.url,
      firebase_admin_url: `${this.url}/identitytoolkit.googleapis.com`,
      firebase_service_account: this.serviceAccount.file,
    };
  }

  /** The next ID token is made by `forgery`; the one after it is genuine again. */
  forgeNextToken(forgery: Forgery): void {
    this.forgery = forgery;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isDown) {
      request.socket.destroy();
      return;
    }
    const body = await read(request);
    const path = new URL(request.url ?? '/', this.url).pathname;
    if (path === '/keys') {
      response.setHeader('cache-control', `public, max-age=${HOUR}`);
      return json(response, 200, { keys: [this.key.jwk] });
    }
    if (path === '/oauth/token') return this.grantAccess(response, new URLSearchParams(body));
    if (path === '/securetoken.googleapis.com/v1/token' && (await this.isRevoked(body))) {
      return json(response, 400, { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } });
    }
    return this.forward(request, response, body);
  }

  /** The OAuth endpoint of Google, as far as a service account uses it. */
  private async grantAccess(response: ServerResponse, form: URLSearchParams): Promise<void> {
    const options = { audience: `${this.url}/oauth/token`, algorithms: ['RS256'], maxTokenAge: '1 minute' };
    await jwtVerify(form.get('assertion') ?? '', this.serviceAccount.publicKey, options);
    json(response, 200, { access_token: ACCESS_TOKEN, expires_in: HOUR, token_type: 'Bearer' });
  }

  /** The emulator notes a revocation and gives out tokens all the same; the real service does not. */
  private async isRevoked(form: string): Promise<boolean> {
    const token = new URLSearchParams(form).get('refresh_token');
    const issuedAt = this.refreshTokens.get(token ?? '');
    if (token === null || issuedAt === undefined) return false;
    const { localId } = JSON.parse(Buffer.from(token, 'base64').toString()) as { localId: string };
    type Found = { users: { validSince?: string }[] };
    const { users } = await emulator.administer<Found>('accounts:lookup', { localId: [localId] });
    return Number(users[0]?.validSince ?? 0) > issuedAt;
  }

  private async forward(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)) headers.set(name, value);
    }
    if (headers.get('authorization') === `Bearer ${ACCESS_TOKEN}`) headers.set('authorization', 'Bearer owner');
    const { method = 'GET' } = request;
    const init = { method, headers, redirect: 'manual', ...(body && { body }) } as const;
    const answer = await fetch(`${emulator.ADDRESS}${request.url}`, init);
    for (const [name, value] of answer.headers) {
      if (!['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name)) {
        response.setHeader(name, value);
      }
    }
    response.statusCode = answer.status;
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const text = await answer.text();
    response.end(isJson ? await this.signTokens(text) : withoutDecoration(text));
  }

  /** Gives every ID token in an answer the signature that the emulator leaves out. */
  private async signTokens(body: string): Promise<string> {
    const answer = JSON.parse(body) as Record<string, unknown>;
    for (const field of ['idToken', 'id_token', 'access_token']) {
      const token = answer[field];
      if (typeof token !== 'string' || token.split('.').length !== 3) continue;
      answer[field] = await this.sign(decodeJwt(token));
    }
    const refreshToken = answer.refreshToken ?? answer.refresh_token;
    if (typeof refreshToken === 'string') this.refreshTokens.set(refreshToken, now());
    return JSON.stringify(answer);
  }

  private async sign(claims: JWTPayload): Promise<string> {
    const forgery = this.forgery ?? ((genuine: JWTPayload, key: SigningKey) => key.sign(genuine));
    this.forgery = undefined;
    return forgery(claims, this.key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
    rmSync(this.serviceAccount.folder, { recursive: true, force: true });
    givePortBack(this.port);
  }
}

/** A key file like Google's, for an account of the tests' own. */
async function makeServiceAccount(url: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const folder = mkdtempSync(join(tmpdir(), 'quad-firebase-'));
  const file = join(folder, 'service-account.json');
  const account = {
    client_email: `tests@${emulator.PROJECT}.example`,
    private_key: await exportPKCS8(privateKey),
    token_uri: `${url}/oauth/token`,
  };
  writeFileSync(file, JSON.stringify(account));
  return { publicKey, folder, file };
}

/** The emulator's window without the styles and scripts that it would load from elsewhere. */
function withoutDecoration(page: string): string {
  return page.replaceAll(/<link [^>]*href="https:[^>]*>/g, '').replaceAll(/<script src="https:\/\/unpkg[^>]*><\/script>/g, '');
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
