/** What the switched-off controls point to. */
export const REASON_ID = 'read-only-reason';

export const REASON = 'Only an admin can change this.';

export function ReadOnlyReason() {
  return <span id={REASON_ID}>You can look at this list. {REASON}</span>;
}
