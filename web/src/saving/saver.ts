import { mayPass } from '@/api/client';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import type { Sender } from '@/ui/useLastChance';
import type { Kept, Saved } from './saved';

/** How far what was changed has come. */
export type SaveState<K> =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is only in this tab, and sent again by itself unless it was refused. */
  | { kind: 'failed'; message: string }
  /** Somebody else was faster. Nothing more is sent until somebody has chosen. */
  | { kind: 'overtaken'; current: K };

export type Way<K, D> = {
  /** Where in the tab it is kept until it has arrived. */
  place: string;
  send: (base: K, draft: D) => Promise<Saved<K>>;
  tell: (state: SaveState<K>) => void;
  arrived: (kept: K) => void;
};

type Copy<D> = { draft: D; seen: number };

const PAUSE = 600;
const RETRY = 5000;

/** What was changed in this tab and has not arrived. */
export function recallDraft<D>(place: string): Copy<D> | null {
  const copy = recallCopy(place) as Copy<D> | null;
  return copy?.draft ? copy : null;
}

/** Saves drafts: in the tab at once, on the server after a pause. One request at a time, so none overtakes. */
export class Saver<K extends Kept, D> implements Sender {
  #base: K;
  #wanted: D | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #isOvertaken = false;
  #isLeft = false;

  constructor(
    base: K,
    private readonly way: Way<K, D>,
  ) {
    this.#base = base;
  }

  /** What the server has, as far as is known. */
  get base() {
    return this.#base;
  }

  get isClean() {
    return this.#wanted === null;
  }

  /** The same revision with something else about it. */
  look(kept: K) {
    if (kept.revision === this.#base.revision) this.#base = kept;
  }

  change(draft: D) {
    this.#wanted = draft;
    keepCopy(this.way.place, { draft, seen: this.#base.revision } satisfies Copy<D>);
    if (this.#isOvertaken) return;
    this.way.tell({ kind: 'saving' });
    this.#sendIn(PAUSE);
  }

  /** This is what the server has: nothing waits any more. */
  take(kept: K) {
    clearTimeout(this.#timer);
    this.#base = kept;
    this.#wanted = null;
    this.#isOvertaken = false;
    forgetCopy(this.way.place);
    this.way.tell({ kind: 'saved' });
  }

  overtakenBy(current: K) {
    this.#isOvertaken = true;
    clearTimeout(this.#timer);
    this.way.tell({ kind: 'overtaken', current });
  }

  over(current: K, draft: D): Promise<void> {
    this.#base = current;
    this.#isOvertaken = false;
    this.change(draft);
    return this.flush();
  }

  /** Sends what waits at once, and says what the server has then. Rejects if it could not be saved. */
  async settled(): Promise<K> {
    await this.flush();
    if (!this.isClean) throw new Error('What you changed last is not saved yet. Save it first.');
    return this.#base;
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    if (!this.#isOvertaken && this.#wanted) await this.#sendNow(this.#wanted);
  }

  enter() {
    this.#isLeft = false;
  }

  leave() {
    this.#isLeft = true;
    void this.flush();
  }

  sendLast() {
    if (!this.#isOvertaken && !this.#underWay && this.#wanted) void this.#sendNow(this.#wanted);
  }

  #sendIn(pause: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #sendNow(draft: D) {
    clearTimeout(this.#timer);
    const sending = this.#send(draft);
    this.#underWay = sending;
    await sending;
    if (this.#underWay === sending) this.#underWay = null;
  }

  async #send(draft: D) {
    this.way.tell({ kind: 'saving' });
    try {
      const saved = await this.way.send(this.#base, draft);
      if ('current' in saved) return this.overtakenBy(saved.current);
      this.#base = saved.kept;
      this.way.arrived(saved.kept);
      if (this.#wanted === draft) return this.take(saved.kept);
      this.#sendIn(PAUSE);
    } catch (failure) {
      this.way.tell({ kind: 'failed', message: (failure as Error).message });
      if (!this.#isLeft && mayPass(failure)) this.#sendIn(RETRY);
    }
  }
}
