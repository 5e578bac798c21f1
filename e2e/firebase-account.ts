import { expect } from '@playwright/test';
import { decodeJwt, type JWTPayload } from 'jose';
import type { Firebase } from './servers/firebase';

export interface Account {
  email: string;
  idToken: string;
  refreshToken: string;
  claims: JWTPayload;
}

/** Calls Firebase as its SDK does. */
async function call(service: Firebase, path: string, body: object): Promise<Account> {
  const answer = await fetch(`${service.url}/identitytoolkit.googleapis.com/v1/${path}?key=no-secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  expect(answer.status, `${path} at Firebase`).toBe(200);
  const account = (await answer.json()) as Account;
  return { ...account, claims: decodeJwt(account.idToken) };
}

/** Somebody who signs in with Google, through Firebase. */
export function signInWithGoogle(service: Firebase, email: string, isVerified = true): Promise<Account> {
  const claims = { sub: `google-${email}`, email, email_verified: isVerified, name: 'Nora Lind' };
  const postBody = `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`;
  return call(service, 'accounts:signInWithIdp', { postBody, requestUri: 'http://localhost' });
}

/** Somebody who has made an account with a password. Firebase takes any address, and verifies none by itself. */
export function signUp(service: Firebase, email: string, password: string): Promise<Account> {
  return call(service, 'accounts:signUp', { email, password });
}

export function signInWithPassword(service: Firebase, email: string, password: string): Promise<Account> {
  return call(service, 'accounts:signInWithPassword', { email, password });
}

/** Trades a refresh token for a new ID token. */
export async function refresh(service: Firebase, refreshToken: string) {
  const answer = await fetch(`${service.url}/securetoken.googleapis.com/v1/token?key=no-secret`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await answer.json()) as { id_token?: string; error?: { message: string } };
  return { status: answer.status, idToken: body.id_token ?? '', error: body.error?.message };
}
