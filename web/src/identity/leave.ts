/**
 * Loads another page of the suite as a new document. Who is no longer signed in leaves this way: nothing of
 * what they saw stays in memory, and the server gives the new document the policy that signing in needs.
 */
export function leaveTo(path: string) {
  window.location.assign(path);
}

export function reload() {
  window.location.reload();
}
