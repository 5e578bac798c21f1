import type { Schemas } from '@/api/client';
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
  mail_failed: 'Mail failed',
  import_applied: 'File imported',
  import_undone: 'Import undone',
  campus_reset: 'Campus reset',
  campus_restored: 'Campus before the reset brought back',
};

/** What else is known of an entry, on one line. */
export function describeDetail(entry: AuditEntry): string {
  const { from, to, invitation: _, ...rest } = entry.detail as Record<string, unknown>;
  const change = from === undefined ? [] : [`${from} → ${to}`];
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return [...change, ...others].join(', ');
}
