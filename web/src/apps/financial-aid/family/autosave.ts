import { mayPass } from '@/api/client';
import { type Saved, saveFamily } from '../api';
import { differences } from '../sheet';
import type { Family } from '../types';
import { type Draft, forget, keep } from './copies';

/** How far what was typed has come. */
export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** It is only in this tab, and sent again by itself unless it was refused. */
  | { kind: 'failed'; message: string }
  /** Another window was faster. Nothing more is sent until somebody has chosen. */
  | { kind: 'overtaken'; current: Family };

type Listener = {
  tell: (state: SaveState) => void;
  /** What the server has now. */
  arrived: (family: Family) => void;
};

/** How long nobody types before it is sent. */
const PAUSE = 800;
const FIRST_RETRY = 3000;
const LAST_RETRY = 60_000;

/** Saves what is typed: in the tab at once, on the server after a pause. One request at a time, so none overtakes. */
export class Autosave {
  /** What the server has, as far as is known. */
  #base: Family;
  /** What has not arrived. */
  #wanted: Draft | null = null;
  /** What was sent without an answer: it may have arrived all the same. */
  #unanswered: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #failures = 0;
  #isLeft = false;
  #isOvertaken = false;

  constructor(
    private readonly uid: string,
    base: Family,
    private readonly listener: Listener,
  ) {
    this.#base = base;
  }

  get base() {
    return this.#base;
  }

  /** Whether the server has all that was typed. */
  get isClean() {
    return this.#wanted === null;
  }

  change(draft: Draft) {
    this.#wanted = draft;
    this.#keep();
    if (this.#isOvertaken) return;
    this.listener.tell({ kind: 'saving' });
    this.#sendIn(PAUSE);
  }

  /** This is what the server has: nothing waits any more. */
  take(family: Family) {
    clearTimeout(this.#timer);
    this.#base = family;
    this.#wanted = null;
    this.#unanswered = null;
    this.#failures = 0;
    this.#isOvertaken = false;
    forget(this.uid, family.id);
    this.listener.tell({ kind: 'saved', at: family.updatedAt });
  }

  /** Another window has saved this since. */
  overtakenBy(current: Family) {
    this.#isOvertaken = true;
    clearTimeout(this.#timer);
    this.listener.tell({ kind: 'overtaken', current });
  }

  /** Saves a draft over what another window has saved. */
  over(current: Family, draft: Draft): Promise<void> {
    this.#base = current;
    this.#isOvertaken = false;
    this.#wanted = draft;
    this.#keep();
    this.listener.tell({ kind: 'saving' });
    return this.flush();
  }

  /** Sends what is waiting at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    if (!this.#isOvertaken) await this.#sendNow();
  }

  /** The tab may be closed. A request that is under way outlives it; two at once would overtake each other. */
  sendLast() {
    if (!this.#isOvertaken && !this.#underWay) void this.#sendNow();
  }

  enter() {
    this.#isLeft = false;
  }

  /** The page is left. What does not arrive now is found in the tab. */
  leave() {
    this.#isLeft = true;
    void this.flush();
  }

  #keep() {
    if (this.#wanted) keep(this.uid, this.#base.id, { ...this.#wanted, seen: this.#base.revision });
  }

  #sendIn(pause: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #sendNow() {
    const draft = this.#wanted;
    if (!draft) return;
    clearTimeout(this.#timer);
    const sending = this.#send(draft);
    this.#underWay = sending;
    await sending;
    if (this.#underWay === sending) this.#underWay = null;
  }

  async #send(draft: Draft) {
    const { id, name, revision } = this.#base;
    this.listener.tell({ kind: 'saving' });
    try {
      // A family without a name keeps the one it had: everything else is saved.
      const body = { ...draft, name: draft.name.trim() || name, seen: revision };
      const saved = await saveFamily(id, body);
      this.#failures = 0;
      this.#settle(draft, saved);
    } catch (failure) {
      this.#unanswered = draft;
      this.#fail(failure as Error);
    }
  }

  #settle(draft: Draft, saved: Saved) {
    const isOwn = 'current' in saved && this.#unanswered && isOf(this.#unanswered, saved.current);
    if ('current' in saved && !isOwn) return this.overtakenBy(saved.current);
    this.#base = 'current' in saved ? saved.current : saved.family;
    this.#unanswered = null;
    this.listener.arrived(this.#base);
    if (this.#wanted === draft && 'family' in saved) {
      this.#wanted = null;
      forget(this.uid, this.#base.id);
      this.listener.tell({ kind: 'saved', at: new Date().toISOString() });
      return;
    }
    this.#keep();
    this.#sendIn(isOwn ? 0 : PAUSE);
  }

  #fail(failure: Error) {
    this.listener.tell({ kind: 'failed', message: failure.message });
    if (this.#isLeft || !mayPass(failure)) return;
    this.#sendIn(Math.min(FIRST_RETRY * 2 ** this.#failures, LAST_RETRY));
    this.#failures += 1;
  }
}

/** Whether a family says what was sent. */
const isOf = (draft: Draft, family: Family) =>
  (draft.name.trim() || family.name) === family.name &&
  differences(draft.worksheet, family.worksheet).length === 0;
