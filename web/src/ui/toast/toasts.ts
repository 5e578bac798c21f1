/** How long a toast stays, and how long it then takes to go. The server's admin page names the same numbers. */
export const TOAST_DURATION = 5000;
export const TOAST_FADE = 300;

export type Toast = {
  id: string;
  message: string;
  undo?: () => unknown;
  duration: number;
  /** An alert interrupts who listens to the page; a status waits until they pause. */
  role: 'status' | 'alert';
  isFading: boolean;
};

export type ToastOptions = Partial<Pick<Toast, 'undo' | 'duration' | 'role'>>;

/** Without a handle it is stopped for now. */
type Timer = { handle?: ReturnType<typeof setTimeout>; startedAt: number; remaining: number };

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<string, Timer>();
const listeners = new Set<() => void>();

/** Shows a message at once, and an Undo button if there is a way back. */
export function showToast(message: string, options: ToastOptions = {}): string {
  lastId += 1;
  const id = `toast-${lastId}`;
  const { undo, duration = TOAST_DURATION, role = 'status' } = options;
  set([...toasts, { id, message, undo, duration, role, isFading: false }]);
  wait(id, duration);
  return id;
}

/** Shows what went wrong. */
export function showFailure(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : 'Something went wrong. Try again.';
  return showToast(message, { role: 'alert' });
}

export function dismissToast(id: string) {
  stop(id);
  fade(id);
}

/** Takes all away at once, and with them the way back. A new test starts without those of the last. */
export function clearToasts() {
  for (const { id } of toasts) stop(id);
  set([]);
}

/** Runs the toast's action, once, and closes it. */
export function undoToast(id: string) {
  const undo = toasts.find((toast) => toast.id === id)?.undo;
  remove(id);
  if (undo) run(undo).catch(showFailure);
}

/** Takes back the newest change that can be taken back. */
export function undoLatest(): boolean {
  const latest = toasts.findLast((toast) => toast.undo);
  if (latest) undoToast(latest.id);
  return latest !== undefined;
}

/** A toast under the pointer or with the focus stays. */
export function pauseToast(id: string) {
  const timer = timers.get(id);
  if (!timer?.handle) return;
  clearTimeout(timer.handle);
  timers.set(id, {
    ...timer,
    handle: undefined,
    remaining: timer.remaining - (Date.now() - timer.startedAt),
  });
}

export function resumeToast(id: string) {
  const timer = timers.get(id);
  if (timer && !timer.handle) wait(id, timer.remaining);
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;

async function run(undo: NonNullable<Toast['undo']>) {
  await undo();
}

function wait(id: string, remaining: number) {
  const handle = setTimeout(() => {
    timers.delete(id);
    fade(id);
  }, remaining);
  timers.set(id, { handle, startedAt: Date.now(), remaining });
}

function fade(id: string) {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, isFading: true } : toast)));
  setTimeout(() => remove(id), TOAST_FADE);
}

function remove(id: string) {
  stop(id);
  set(toasts.filter((toast) => toast.id !== id));
}

function stop(id: string) {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
}

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
