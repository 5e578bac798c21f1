import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { CONSENTS } from '@/campus/words';
import type { AuditEntry } from '../api';
import { importAddress } from '../data/api';
import { KINDS } from '../data/words';

/** What else is known of an entry, on one line. Empty if nothing is. */
export function describeDetail({ action, detail }: AuditEntry): ReactNode {
  if (action === 'consent_changed') return describeConsent(detail as unknown as ConsentChange);
  if (action === 'import_applied') return describeImport(detail as unknown as ImportStep);
  if (action === 'import_undone') return describeUndoing(detail as unknown as ImportStep);
  const { change, from, to, invitation: _, ...rest } = detail as Record<string, unknown>;
  const first = [change && say(change), from !== undefined && `${from} → ${to}`].filter(Boolean);
  const others = known(rest).map(([name, value]) => `${name}: ${say(value)}`);
  return [...first, ...others].join(', ');
}

const known = (detail: object) =>
  Object.entries(detail).filter(([, value]) => value !== null && value !== undefined);

/** A value of any kind, never as `[object Object]`. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).join(' and ');
  if (typeof value !== 'object' || value === null) return String(value);
  return `(${known(value)
    .map(([name, one]) => `${name} ${say(one)}`)
    .join(', ')})`;
}

type Said = { granted: boolean; basis: string } | null;
type ConsentChange = { field: Schemas['ConsentField']; before: Said; after: Said };

function describeConsent({ field, before, after }: ConsentChange): string {
  const state = (said: Said) => (said ? (said.granted ? 'granted' : 'not granted') : 'never asked');
  const basis = after ? `, ${after.basis}` : '';
  return `${CONSENTS[field].label}: ${state(before)} → ${state(after)}${basis}`;
}

type ImportStep = { file: string; kind: Schemas['ImportKind']; import: string };

const describeImport = ({ file, kind, import: id }: ImportStep) => (
  <>
    {KINDS[kind]} were imported from <Link to={importAddress(id)}>{file}</Link>.
  </>
);

const describeUndoing = ({ file, kind, import: id }: ImportStep) => (
  <>
    The import of {KINDS[kind].toLowerCase()} from <Link to={importAddress(id)}>{file}</Link> was undone.
  </>
);
