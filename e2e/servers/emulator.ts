import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR } from './ports';

export const PROJECT = 'demo-quadrangle';
export const ADDRESS = `http://127.0.0.1:${EMULATOR.auth}`;

const at = (port: number) => ({ host: '127.0.0.1', port });
const CONFIGURATION = {
  emulators: {
    auth: at(EMULATOR.auth),
    hub: at(EMULATOR.hub),
    logging: at(EMULATOR.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  },
};

/**
 * Starts the Auth emulator and does not wait for it: that takes a minute, in which other tests can run.
 * Whoever has one running already says so with QUAD_E2E_EMULATOR=running.
 */
export default function startEmulator(): (() => Promise<void>) | undefined {
  if (process.env.QUAD_E2E_EMULATOR === 'running') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'quad-emulator-'));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(CONFIGURATION));
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const command = [program, 'emulators:start', '--only', 'auth', '--project', PROJECT];
  const emulator = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    stdio: 'ignore',
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
