import { mayPass } from '@/api/client';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import type { Sender } from '@/ui/useLastChance';
import { saveRound } from './api';
import type { Round, RoundPlan } from './types';

export type Draft = { name: string; plan: RoundPlan };

/** How far what was changed has come. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is only in this tab, and sent again by itself unless it was refused. */
  | { kind: 'failed'; message: string }
  /** Somebody else was faster. Nothing more is sent until somebody has chosen. */
  | { kind: 'overtaken'; current: Round };

type Listener = { tell: (state: SaveState) => void; arrived: (round: Round) => void };

const PAUSE = 600;
const RETRY = 5000;

const placeOf = (uid: string, id: string) => `round/${uid}/${id}`;

export const recallDraft = (uid: string, id: string) =>
  recallCopy(placeOf(uid, id)) as (Draft & { seen: number }) | null;

/** Saves a round: in the tab at once, on the server after a pause. One request at a time, so none overtakes. */
export class RoundSaver implements Sender {
  #base: Round;
  #wanted: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #isOvertaken = false;
  #isLeft = false;

  constructor(
    private readonly uid: string,
    base: Round,
    private readonly listener: Listener,
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

  /** The same revision with something else about it: what is in force. */
  look(round: Round) {
    if (round.revision === this.#base.revision) this.#base = round;
  }

  change(draft: Draft) {
    this.#wanted = draft;
    keepCopy(placeOf(this.uid, this.#base.id), { ...draft, seen: this.#base.revision });
    if (this.#isOvertaken) return;
    this.listener.tell({ kind: 'saving' });
    this.#sendIn(PAUSE);
  }

  /** This is what the server has: nothing waits any more. */
  take(round: Round) {
    clearTimeout(this.#timer);
    this.#base = round;
    this.#wanted = null;
    this.#isOvertaken = false;
    forgetCopy(placeOf(this.uid, round.id));
    this.listener.tell({ kind: 'saved' });
  }

  overtakenBy(current: Round) {
    this.#isOvertaken = true;
    clearTimeout(this.#timer);
    this.listener.tell({ kind: 'overtaken', current });
  }

  over(current: Round, draft: Draft): Promise<void> {
    this.#base = current;
    this.#isOvertaken = false;
    this.change(draft);
    return this.flush();
  }

  /** Sends what waits at once, and says what the server has then. Rejects if it could not be saved. */
  async settled(): Promise<Round> {
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

  async #sendNow(draft: Draft) {
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
      // A round without a name keeps the one it had: everything else is saved.
      const body = { name: draft.name.trim() || name, plan: draft.plan, seen: revision };
      const saved = await saveRound(id, body);
      if ('current' in saved) return this.overtakenBy(saved.current);
      this.#base = saved.round;
      this.listener.arrived(saved.round);
      if (this.#wanted === draft) return this.take(saved.round);
      this.#sendIn(PAUSE);
    } catch (failure) {
      this.listener.tell({ kind: 'failed', message: (failure as Error).message });
      if (!this.#isLeft && mayPass(failure)) this.#sendIn(RETRY);
    }
  }
}
