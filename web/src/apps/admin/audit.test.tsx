import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { answer, refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { AuditLog } from './AuditLog';
import { dayOf, endOfDay, startOfDay } from './parts/days';

function entry(seq: number, change: Partial<Schemas['AuditEntry']> = {}): Schemas['AuditEntry'] {
  return {
    seq,
    at: '2026-01-06T09:00:00Z',
    action: 'signed_in',
    actorUid: 'uid-admin',
    actorName: 'demo.admin@quadrangle.example',
    subjectUid: null,
    subjectName: null,
    detail: {},
    ipAddress: '192.0.2.7',
    userAgent: 'curl/8.5.0',
    hash: 'f'.repeat(64),
    canUndo: false,
    ...change,
  };
}

const roleChange = entry(8, {
  action: 'role_changed',
  subjectName: 'demo.viewer@quadrangle.example',
  detail: { from: 'viewer', to: 'admin' } as unknown as Schemas['AuditEntry']['detail'],
  canUndo: true,
});

function open(handlers: Parameters<typeof stubNetwork>[0] = {}) {
  const requests = stubNetwork({
    'GET /api/admin/users': () => answer<'UserList'>({ users: [], total: 0 }),
    'GET /api/admin/audit': (request) =>
      new URL(request.url).searchParams.get('before') === '8'
        ? answer<'AuditList'>({ entries: [entry(7)], nextBefore: null })
        : answer<'AuditList'>({ entries: [roleChange], nextBefore: 8 }),
    ...handlers,
  });
  renderRoutes([{ path: '/', element: <AuditLog /> }], '/');
  return requests;
}

const queryOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? '').searchParams.entries());

beforeEach(() => dispatch({ type: 'answered', state: signedIn('admin') }));

test('what was done stands first, and what is not known is left out', async () => {
  const told = (detail: object) => ({ detail: detail as unknown as Schemas['AuditEntry']['detail'] });
  const budget = { change: 'contact budget set', before: null, after: { perMonth: 2, quiet: [22, 7] } };
  const merge = { decision: 5, change: 'merge', other: 40, reason: null };
  open({
    'GET /api/admin/audit': () =>
      answer<'AuditList'>({
        entries: [
          entry(3, { action: 'outreach_changed', ...told(budget) }),
          entry(2, { action: 'people_merged', ...told(merge) }),
        ],
        nextBefore: null,
      }),
  });
  expect(
    await screen.findByText('contact budget set, after: (perMonth 2, quiet 22 and 7)'),
  ).toBeInTheDocument();
  expect(screen.getByText('merge, decision: 5, other: 40')).toBeInTheDocument();
});

test('a changed consent is told in words', async () => {
  const said = (granted: boolean, basis: string) => ({ granted, basis, at: '2026-01-06' });
  const change = (before: object | null, after: object | null) =>
    ({
      edition: 1,
      person: 120,
      field: 'phone',
      before,
      after,
    }) as unknown as Schemas['AuditEntry']['detail'];
  const entries = [
    entry(3, { action: 'consent_changed', detail: change(null, said(true, 'By phone')) }),
    entry(2, { action: 'consent_changed', detail: change(said(true, 'By phone'), null) }),
    entry(1, { action: 'consent_changed', detail: change(said(true, 'A form'), said(false, 'By email')) }),
  ];
  open({ 'GET /api/admin/audit': () => answer<'AuditList'>({ entries, nextBefore: null }) });
  expect(await screen.findByText('Phone: never asked → granted, By phone')).toBeInTheDocument();
  expect(screen.getByText('Phone: granted → never asked')).toBeInTheDocument();
  expect(screen.getByText('Phone: granted → not granted, By email')).toBeInTheDocument();
});

test('an import is told in a sentence, with the way to it', async () => {
  const detail = { file: 'alumni.csv', kind: 'alumni', import: 'imp-1' };
  const given = { detail: detail as unknown as Schemas['AuditEntry']['detail'] };
  const entries = [
    entry(2, { action: 'import_undone', ...given }),
    entry(1, { action: 'import_applied', ...given }),
  ];
  open({ 'GET /api/admin/audit': () => answer<'AuditList'>({ entries, nextBefore: null }) });
  expect(await screen.findByRole('cell', { name: /Import undone/ })).toHaveTextContent(
    /^Import undoneThe import of alumni from alumni\.csv was undone\.$/,
  );
  expect(screen.getByRole('cell', { name: /File imported/ })).toHaveTextContent(
    /^File importedAlumni were imported from alumni\.csv\.$/,
  );
  const links = screen.getAllByRole('link', { name: 'alumni.csv' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/admin/data/imports/imp-1'));
});

test('an entry says what changed, and older ones can be loaded', async () => {
  open();
  expect(await screen.findByText('viewer → admin')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('cell', { name: 'Signed in' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('the filters reach the server and the table that is downloaded', async () => {
  const requests = open();
  await screen.findByText('viewer → admin');
  await user.selectOptions(screen.getByLabelText('What'), 'role_changed');
  await user.type(screen.getByLabelText('Text'), 'demo');
  const link = screen.getByRole('link', { name: 'Download CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/audit.csv?action=role_changed&q=demo');
  await expect.poll(() => queryOf(requests.at(-1))).toEqual({ action: 'role_changed', q: 'demo' });
});

test('a change that has been overtaken is not taken back, and says why', async () => {
  const text = 'This has been changed again since. Look at the newest state first.';
  open({ 'POST /api/admin/audit/8/undo': () => refusal('conflict', text, 409) });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  [null, 'status', 'All 2 entries are in order.'],
  ['entry 2 does not fit', 'alert', 'The chain is broken: entry 2 does not fit'],
])('the chain can be checked: %s', async (broken, role, text) => {
  open({
    'GET /api/admin/audit/verification': () =>
      answer<'Verdict'>({ entries: 2, head: 'a'.repeat(64), broken }),
  });
  await user.click(screen.getByRole('button', { name: 'Check the chain' }));
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  expect(screen.getAllByRole(role).some((element) => element.textContent?.includes(text))).toBe(true);
});

test('a day is from its first to its last moment, where the reader is', () => {
  const [start, end] = [startOfDay('2026-01-05'), endOfDay('2026-01-05')];
  expect(new Date(end ?? '').getTime() - new Date(start ?? '').getTime()).toBe(24 * 60 * 60 * 1000 - 1);
  expect([dayOf(start), dayOf(end)]).toEqual(['2026-01-05', '2026-01-05']);
  expect([startOfDay(''), endOfDay(''), dayOf(undefined)]).toEqual([undefined, undefined, '']);
});
