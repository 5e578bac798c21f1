import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** Makes a token out of the one that a provider was about to hand out. */
export type Forgery = (claims: JWTPayload, key: SigningKey) => string | Promise<string>;

/** A key that signs ID tokens, as a provider has one. */
export class SigningKey {
  private constructor(
    readonly kid: string,
    /** To be published. */
    readonly jwk: JWK,
    /** With the secret part, for a provider that signs by itself. */
    readonly secret: JWK,
    /** The published part once more, as somebody would use it who takes it for a password. */
    readonly pem: string,
    private readonly privateKey: CryptoKey,
  ) {}

  static async make(kid: string): Promise<SigningKey> {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const about = { kid, use: 'sig', alg: 'RS256' };
    const jwk = { ...(await exportJWK(publicKey)), ...about };
    const secret = { ...(await exportJWK(privateKey)), ...about };
    return new SigningKey(kid, jwk, secret, await exportSPKI(publicKey), privateKey);
  }

  /** Signs anything, in the name of any key, or of none. */
  sign(claims: JWTPayload, kid: string | null = this.kid): Promise<string> {
    const header = { alg: 'RS256', typ: 'JWT', ...(kid !== null && { kid }) };
    return new SignJWT(claims).setProtectedHeader(header).sign(this.privateKey);
  }

  /** The published key used as the secret of a symmetric signature. */
  signWithPublicKey(claims: JWTPayload): Promise<string> {
    const header = { alg: 'HS256', typ: 'JWT', kid: this.kid };
    return new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(this.pem));
  }
}

/** A token that says it needs no signature. */
export function unsigned(claims: JWTPayload, kid?: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT', kid })}.${part(claims)}.`;
}

/** The same token with one bit of its signature changed. */
export function withBrokenSignature(token: string): string {
  const [header, claims, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[7] = (bytes[7] ?? 0) ^ 1;
  return `${header}.${claims}.${bytes.toString('base64url')}`;
}

export const now = (): number => Math.floor(Date.now() / 1000);
