/** The ports of the tests: a slice for each worker, and a place for the emulator that they share. */
const FIRST = 4720;
const PER_WORKER = 15;
export const EMULATOR = 4790;

const taken = new Set<number>();

export function takePort(): number {
  const start = FIRST + PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (let port = start; port < start + PER_WORKER; port += 1) {
    if (!taken.has(port)) {
      taken.add(port);
      return port;
    }
  }
  throw new Error(`all ${PER_WORKER} ports of this worker are in use`);
}

export function givePortBack(port: number): void {
  taken.delete(port);
}
