import { isRefusal } from '@/api/client';
import { deleteDraft, putDraft } from './api';
import type { Form } from './form';
import { forget, keep } from './kept';

export type Draft = { form: Form; version: number | null };

/** How far what was typed has come. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'kept'; at: string }
  /** It is only in this tab, and sent again by itself unless it was refused. */
  | { kind: 'failed'; message: string; isFinal: boolean };

/** How long nobody types before a draft is sent. */
const PAUSE = 1000;
const FIRST_RETRY = 3000;
const LAST_RETRY = 60_000;
/** What is refused like this is refused again. */
const FINAL = ['validation_failed', 'payload_too_large', 'permission_denied', 'not_found'] as const;

/** Keeps what is typed: in the tab at once, on the server after a pause. One request at a time, so none overtakes. */
export class Autosave {
  /** What has not arrived. */
  #wanted: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #failures = 0;
  /** Whether the server has a draft. */
  #isThere = false;
  #isLeft = false;
  /** What is written is being saved. */
  #isHeld = false;

  constructor(
    readonly uid: string,
    readonly id: string,
    private readonly tell: (state: DraftState) => void,
  ) {}

  get isLeft() {
    return this.#isLeft;
  }

  change(draft: Draft) {
    this.#wanted = draft;
    keep(this.uid, this.id, { ...draft, at: new Date().toISOString() });
    this.#sendIn(PAUSE);
  }

  /** Sends what is waiting at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    await this.#sendNow();
  }

  /** The tab may be closed: it is sent though another request is under way, and outlives the page. */
  sendLast() {
    void this.#sendNow();
  }

  /** Waits for what is under way and sends nothing more: what is written is about to be saved. */
  async hold() {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    await this.#underWay;
    clearTimeout(this.#timer);
  }

  /** It was not saved after all. */
  resume() {
    this.#isHeld = false;
    if (this.#isLeft) void this.flush();
    else if (this.#wanted) this.#sendIn(PAUSE);
  }

  /** This was saved, and the server has cleared the draft. What was typed since is not part of it. */
  done(saved?: Form) {
    this.#isHeld = false;
    this.#isThere = false;
    if (saved && this.#wanted && this.#wanted.form !== saved) this.resume();
    else this.#drop();
  }

  /** Nothing is left to be kept. */
  async clear() {
    this.#drop();
    await this.#underWay;
    if (!this.#isThere || this.#wanted) return;
    this.#isThere = false;
    await deleteDraft(this.id);
  }

  /** The server has this one. */
  found() {
    this.#isThere = true;
  }

  enter() {
    this.#isLeft = false;
  }

  /** The page is left. What does not arrive now is found in the tab. */
  leave() {
    this.#isLeft = true;
    if (!this.#isHeld) void this.flush();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#failures = 0;
    forget(this.uid, this.id);
    this.tell({ kind: 'none' });
  }

  #sendIn(pause: number) {
    clearTimeout(this.#timer);
    if (this.#isHeld) return;
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #sendNow() {
    const draft = this.#wanted;
    if (!draft) return;
    const sending = this.#send(draft);
    this.#underWay = sending;
    await sending;
    if (this.#underWay === sending) this.#underWay = null;
  }

  async #send(draft: Draft) {
    // Also if no answer comes: it may have arrived.
    this.#isThere = true;
    try {
      const { updatedAt } = await putDraft(this.id, draft.form, draft.version);
      this.#failures = 0;
      if (this.#wanted !== draft) return;
      this.#wanted = null;
      forget(this.uid, this.id);
      this.tell({ kind: 'kept', at: updatedAt });
    } catch (failure) {
      this.#fail(failure as Error);
    }
  }

  #fail(failure: Error) {
    if (!this.#wanted) return;
    const isFinal = isRefusal(failure, ...FINAL);
    this.tell({ kind: 'failed', message: failure.message, isFinal });
    if (isFinal || this.#isLeft) return;
    this.#sendIn(Math.min(FIRST_RETRY * 2 ** this.#failures, LAST_RETRY));
    this.#failures += 1;
  }
}
