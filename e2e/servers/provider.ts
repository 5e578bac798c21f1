import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeJwt, type JWTPayload } from 'jose';
import { Provider, interactionPolicy } from 'oidc-provider';
import { givePortBack, takePort } from './ports';
import { type Forgery, SigningKey } from './signing';

const DOMAIN = 'quadrangle.example';
export const CLIENT = { id: 'quadrangle', secret: 'a-secret-between-the-suite-and-its-provider' };

/** Accounts with something wrong. Everybody else is of the domain, managed by it and verified. */
const STRANGERS: Record<string, JWTPayload> = {
  outsider: { email: 'eve@gmail.example', hd: undefined },
  unmanaged: { hd: undefined },
  managedElsewhere: { hd: 'other.example' },
  unverified: { email_verified: false },
  verifiedInWords: { email_verified: 'true' },
};

/** What the provider says of an account. Its name is its subject and the start of its address. */
function claimsOf(name: string): JWTPayload {
  const email = `${name}@${DOMAIN}`;
  return { sub: name, email, email_verified: true, hd: DOMAIN, name: `Google's ${name}`, ...STRANGERS[name] };
}

const CHOOSER = `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,">
  <form><label>Account <input name="as"></label> <button>Continue</button></form>
  <form><button name="as" value="">Cancel</button></form>`;

/**
 * A real OpenID provider in Google's place, on another site than the suite, that can be told to misbehave.
 * It runs inside the worker, so that a test changes it by calling it.
 */
export class OpenIdProvider {
  private provider!: Provider;
  private key!: SigningKey;
  private redirectUrl = '';
  private forgery: Forgery | undefined;
  /** How often somebody has asked for the keys. */
  keyRequests = 0;

  private constructor(
    readonly issuer: string,
    private readonly port: number,
    private readonly server: Server,
  ) {}

  static async start(): Promise<OpenIdProvider> {
    const port = takePort();
    const server = createServer((request, response) => void provider.answer(request, response));
    // The suite is on 127.0.0.1: another name is another site, as it will be with Google.
    const provider = new OpenIdProvider(`http://localhost:${port}`, port, server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return provider;
  }

  /** Makes the suite known to the provider. */
  async register(redirectUrl: string): Promise<void> {
    this.redirectUrl = redirectUrl;
    await this.changeKey('first');
  }

  /** The provider signs with a new key from now on, and has forgotten the one before. */
  async changeKey(kid: string): Promise<void> {
    this.key = await SigningKey.make(kid);
    this.provider = makeProvider(this.issuer, this.redirectUrl, this.key);
  }

  /** The next token is made by `forgery`; the one after it is genuine again. The promise is kept when it is handed out. */
  forgeNextToken(forgery: Forgery): Promise<void> {
    return new Promise((handedOut) => {
      this.forgery = async (claims, key) => {
        const token = await forgery(claims, key);
        handedOut();
        return token;
      };
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    if (url.pathname === '/jwks') this.keyRequests += 1;
    if (url.pathname.startsWith('/choose/')) return this.choose(request, response, url);
    if (url.pathname === '/token') this.forgeAnswer(response);
    return this.provider.callback()(request, response);
  }

  /** Google's account chooser, as far as it matters here. */
  private async choose(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const who = url.searchParams.get('as');
    if (who === null) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(CHOOSER);
      return;
    }
    const result =
      who === '' ? { error: 'access_denied' } : { select_account: {}, login: { accountId: who, remember: false } };
    await this.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  /** Lets the forgery that is waiting, if there is one, change the token in the answer. */
  private forgeAnswer(response: ServerResponse): void {
    const forgery = this.forgery;
    if (forgery === undefined) return;
    this.forgery = undefined;
    const send = response.end.bind(response) as (body: string) => ServerResponse;
    const forge = async (body: string) => {
      const answer = JSON.parse(body) as { id_token: string };
      answer.id_token = await forgery(decodeJwt(answer.id_token), this.key);
      const forged = JSON.stringify(answer);
      response.setHeader('content-length', Buffer.byteLength(forged));
      send(forged);
    };
    response.end = ((body: string | Buffer) => {
      void forge(body.toString());
      return response;
    }) as typeof response.end;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
    givePortBack(this.port);
  }
}

function makeProvider(issuer: string, redirectUrl: string, key: SigningKey): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key.secret as never] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { email: ['email', 'email_verified', 'hd'], profile: ['name', 'picture'] },
    extraParams: ['hd'],
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, interaction) => `/choose/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...claimsOf(id), sub: id }) }),
    // Everybody has agreed already: what is asked for is an identity, no more.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
