import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { givePortBack, takePort } from './ports';

const BINARY = resolve(import.meta.dirname, process.env.QUAD_BIN ?? '../../target/debug/quad');

/** Settings by their name in quad.toml. */
export type Settings = Record<string, string | number | boolean>;

export interface Options {
  demo?: boolean;
  /** How many people its campus has. Without it there is no campus. */
  campus?: number;
}

/** The day up to which the people of a campus have lived. */
const TODAY = '2026-11-15';

/** Hashes that cost nothing, and no limit that a quick succession of tests could reach. */
const FOR_TESTS: Settings = {
  password_memory_kib: 8,
  password_passes: 1,
  sign_in_burst: 1_000_000,
  mail_burst: 1_000_000,
  demo_campus: '',
};

/** The real server, with a data folder of its own. */
export class Quad {
  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly data: string,
    private readonly process: ChildProcess,
    private readonly log: string[],
  ) {}

  static async start(settings: Settings = {}, { demo = true, campus }: Options = {}): Promise<Quad> {
    const port = takePort();
    const data = mkdtempSync(join(tmpdir(), 'quad-e2e-'));
    const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH };
    for (const [key, value] of Object.entries({ port, data, ...FOR_TESTS, ...settings })) {
      environment[`QUAD_${key.toUpperCase()}`] = String(value);
    }
    if (campus !== undefined) {
      const making = ['campus', 'generate', '--size', String(campus), '--today', TODAY];
      await promisify(execFile)(BINARY, making, { cwd: data, env: environment });
    }
    const child = spawn(BINARY, demo ? ['serve', '--demo'] : ['serve'], {
      cwd: data,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
    const quad = new Quad(`http://127.0.0.1:${port}`, port, environment, data, child, log);
    await quad.isReady();
    return quad;
  }

  logged(): readonly string[] {
    return this.log;
  }

  /** It says so itself, once it listens. */
  private async isReady(): Promise<void> {
    const { stdout } = this.process;
    if (stdout === null) throw new Error('the server has no output');
    const saysSo = once(createInterface({ input: stdout }), 'line');
    const ended = once(this.process, 'exit').then(() => {
      throw new Error(`the server did not start:\n${this.log.join('\n')}`);
    });
    await Promise.race([saysSo, ended]);
    ended.catch(() => undefined);
  }

  /** Runs another command of the binary on the same data. */
  async run(...command: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(BINARY, command, { cwd: this.data, env: this.environment });
    return stdout;
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.data, { recursive: true, force: true });
    givePortBack(this.port);
  }
}
