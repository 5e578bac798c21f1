import { mayPass } from '@/api/client';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import type { Sender } from '@/ui/useLastChance';
import type { TalentRole } from '../types';
import { saveRole } from './api';
import type { Draft } from './draft';

/** How far what was changed has come. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is only in this tab, and sent again by itself unless it was refused. */
  | { kind: 'failed'; message: string }
  /** Somebody else was faster. Nothing more is sent until somebody has chosen. */
  | { kind: 'overtaken'; current: TalentRole };

type Listener = { tell: (state: SaveState) => void; arrived: (role: TalentRole) => void };

const PAUSE = 600;
const RETRY = 5000;

const placeOf = (uid: string, id: string) => `talent-role/${uid}/${id}`;

export const recallDraft = (uid: string, id: string) =>
  recallCopy(placeOf(uid, id)) as { draft: Draft; seen: number } | null;

/** Saves a role: in the tab at once, on the server after a pause. One request at a time, so none overtakes. */
export class RoleSaver implements Sender {
  #base: TalentRole;
  #wanted: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #isOvertaken = false;
  #isLeft = false;

  constructor(
    private readonly uid: string,
    base: TalentRole,
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

  change(draft: Draft) {
    this.#wanted = draft;
    keepCopy(placeOf(this.uid, this.#base.id), { draft, seen: this.#base.revision });
    if (this.#isOvertaken) return;
    this.listener.tell({ kind: 'saving' });
    this.#sendIn(PAUSE);
  }

  /** This is what the server has: nothing waits any more. */
  take(role: TalentRole) {
    clearTimeout(this.#timer);
    this.#base = role;
    this.#wanted = null;
    this.#isOvertaken = false;
    forgetCopy(placeOf(this.uid, role.id));
    this.listener.tell({ kind: 'saved' });
  }

  overtakenBy(current: TalentRole) {
    this.#isOvertaken = true;
    clearTimeout(this.#timer);
    this.listener.tell({ kind: 'overtaken', current });
  }

  over(current: TalentRole, draft: Draft): Promise<void> {
    this.#base = current;
    this.#isOvertaken = false;
    this.change(draft);
    return this.flush();
  }

  /** Sends what waits at once, and says what the server has then. Rejects if it could not be saved. */
  async settled(): Promise<TalentRole> {
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
      // A role without a name keeps the one it had: everything else is saved.
      const saved = await saveRole(id, { ...draft, name: draft.name.trim() || name, seen: revision });
      if ('current' in saved) return this.overtakenBy(saved.current);
      this.#base = saved.role;
      this.listener.arrived(saved.role);
      if (this.#wanted === draft) return this.take(saved.role);
      this.#sendIn(PAUSE);
    } catch (failure) {
      this.listener.tell({ kind: 'failed', message: (failure as Error).message });
      if (!this.#isLeft && mayPass(failure)) this.#sendIn(RETRY);
    }
  }
}
