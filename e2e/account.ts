import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAnswer, type Person, type Schemas } from './person';
import { linkIn, type Mailbox } from './servers/mailbox';

export const PASSWORD = 'plover-cabinet-ninety-elk';
export const SUBJECT = {
  verify: 'Confirm your email address for Quadrangle',
  exists: 'You already have a Quadrangle account',
  reset: 'Choose a new password for Quadrangle',
  changed: 'Your Quadrangle password was changed',
  invitation: 'You are invited to Quadrangle',
};

/** An address that no other test uses. */
export const newAddress = (name = 'nora'): string => `${name}.${randomUUID().slice(0, 8)}@quadrangle.example`;

export const signUp = (person: Person, email: string, more: object = {}) =>
  person.http.post('/api/accounts', { data: { email, password: PASSWORD, displayName: 'Nora Lind', ...more } });

export const signIn = (person: Person, email: string, password = PASSWORD) =>
  person.http.post('/api/session/local', { data: { email, password } });

/** The secret part of the link in a mail: what stands behind the `#`. */
export async function takeToken(mailbox: Mailbox, email: string, subject: string): Promise<string> {
  return linkIn(await mailbox.take(email, subject)).hash.slice(1);
}

export const verify = (person: Person, token: string) =>
  person.http.post('/api/accounts/verification', { data: { token } });

/** An account whose owner has opened the link in the mail, and is signed in. */
export async function makeAccount(person: Person, mailbox: Mailbox, email = newAddress()): Promise<Schemas['SessionState']> {
  expect((await signUp(person, email)).status()).toBe(202);
  return expectAnswer(await verify(person, await takeToken(mailbox, email, SUBJECT.verify)), 200);
}
