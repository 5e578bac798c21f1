import type { Schemas } from '@/api/client';
import { CONSENTS } from '@/campus/words';
import type { AuditEntry } from '../api';

/** Everything that is written down, in words. */
export const ACTIONS: Record<Schemas['Action'], string> = {
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  session_limit_reached: 'Session limit reached',
  signed_out: 'Signed out',
  session_ended: 'Session ended',
  sessions_ended: 'All sessions ended',
  session_token_reused: 'Old session token used',
  identity_confirmed: 'Identity confirmed',
  permission_denied: 'Permission denied',
  account_created: 'Account created',
  account_verified: 'Address confirmed',
  account_connected: 'Google account connected',
  password_reset_requested: 'New password asked for',
  password_changed: 'Password changed',
  profile_changed: 'Profile changed',
  role_changed: 'Role changed',
  user_deactivated: 'User deactivated',
  user_reactivated: 'User reactivated',
  invitation_sent: 'Invitation sent',
  invitation_revoked: 'Invitation revoked',
  invitation_restored: 'Invitation restored',
  invitation_accepted: 'Invitation accepted',
  audit_exported: 'Audit log exported',
  consent_changed: 'Consent changed',
  mail_failed: 'Mail failed',
  import_applied: 'File imported',
  import_undone: 'Import undone',
  campus_reset: 'Campus reset',
  campus_restored: 'Campus before the reset brought back',
};

/** What else is known of an entry, on one line. */
export function describeDetail(entry: AuditEntry): string {
  if (entry.action === 'consent_changed') return describeConsent(entry.detail as unknown as ConsentChange);
  const { from, to, invitation: _, ...rest } = entry.detail as Record<string, unknown>;
  const change = from === undefined ? [] : [`${from} → ${to}`];
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return [...change, ...others].join(', ');
}

type Said = { granted: boolean; basis: string } | null;
type ConsentChange = { field: Schemas['ConsentField']; before: Said; after: Said };

function describeConsent({ field, before, after }: ConsentChange): string {
  const state = (said: Said) => (said ? (said.granted ? 'granted' : 'not granted') : 'never asked');
  const basis = after ? `, ${after.basis}` : '';
  return `${CONSENTS[field].label}: ${state(before)} → ${state(after)}${basis}`;
}
