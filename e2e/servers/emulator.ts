import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR } from './ports';

export const PROJECT = 'demo-quadrangle';
export const ADDRESS = `http://127.0.0.1:${EMULATOR}`;

/**
 * Starts the Auth emulator and does not wait for it: other tests can run meanwhile.
 * Whoever has one running already says so with QUAD_E2E_EMULATOR=running.
 */
export default function startEmulator(): (() => Promise<void>) | undefined {
  if (process.env.QUAD_E2E_EMULATOR === 'running') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'quad-emulator-'));
  const program = join(import.meta.dirname, 'auth.mjs');
  const emulator = spawn(process.execPath, [program, PROJECT, String(EMULATOR)], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () => stopEmulator(emulator, folder);
}

async function stopEmulator(emulator: ChildProcess, folder: string): Promise<void> {
  if (emulator.exitCode === null) {
    const ended = once(emulator, 'exit');
    // It would take its time, to save what nobody needs.
    emulator.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Whether it has started. */
export async function answers(): Promise<boolean> {
  const answer = await fetch(ADDRESS).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A call that only the owner of a project may make. */
export async function administer<T>(call: string, body: object): Promise<T> {
  const answer = await fetch(`${ADDRESS}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} at the emulator: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The newest mail that the emulator would have sent to somebody: the link in it. */
export async function linkFor(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<URL> {
  const answer = await fetch(`${ADDRESS}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind);
  if (mail === undefined) throw new Error(`no mail of kind ${kind} to ${email}`);
  return new URL(mail.oobLink);
}
