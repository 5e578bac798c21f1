import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { explained, type Handlers, planResult, renderInFamily, workedOut } from '../testing';
import { recall } from './kept';
import { drawCurve } from './testing';
import { freeName } from './useWhatIf';
import { WhatIf } from './WhatIf';

const ESTIMATES = 'POST /api/financial-aid/estimates';
const UID = 'uid-viewer';
const PLACE = `aid-what-if ${UID} castellow`;

const changed = workedOut({
  result: explained({ sai: 1510, pell: 5885 }),
  schools: [planResult({ package: { ...planResult().package, netPrice: 23_415 } })],
});

const open = (handlers: Handlers = {}, tab: ReactNode = <WhatIf />) =>
  renderInFamily(tab, {
    handlers: {
      'POST /api/financial-aid/curves': drawCurve,
      [ESTIMATES]: () => answer<'AidWorkedOut'>(changed),
      ...handlers,
    },
  });

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Two changes at once, kept under a name. */
async function keepOne(name: string) {
  await press('$10,000 less');
  await user.selectOptions(screen.getByLabelText('What changes'), 'Family size');
  await press('1 person more');
  if (name) await user.type(screen.getByLabelText('Name of the scenario'), name);
  await press('Keep this as a scenario');
}

const cells = () =>
  within(screen.getByRole('table', { name: 'Scenarios side by side' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('several changes are kept under a name and stand beside the family’s answers', async () => {
  const { requests } = open();
  expect(await screen.findByText('No scenario yet')).toBeInTheDocument();
  await keepOne('Fewer hours');
  await screen.findByText('1,510');
  expect(cells().slice(0, -1)).toEqual([
    ['Figure', 'The family’s answers', 'Fewer hours'],
    ['Changes', 'None', 'Parents’ wages: $72,000 → $62,000Family size: 4 people → 5 people'],
    ['Student Aid Index', '3,541', '1,510'],
    ['Difference', '', '−2,031'],
    ['Pell Grant, full time', '$3,855', '$5,885'],
    ['Difference', '', '+$2,030'],
    ['Net price at Northfield University', '$25,445', '$23,415'],
    ['Difference', '', '−$2,030'],
  ]);
  const sent = await requests.find(({ url }) => url.endsWith('/estimates'))?.json();
  expect(sent.worksheet.application).toMatchObject({
    parents: { familySize: 5 },
    parent: { amounts: { agi: 62_000, earned: 62_000 } },
  });
  await expectAccessible();
});

test('they can be copied as a table', async () => {
  open();
  await keepOne('Fewer hours');
  await screen.findByText('1,510');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy as table: scenarios');
  expect(write.mock.calls[0]?.[0].split('\r\n').slice(0, 2)).toEqual([
    'Figure,The family’s answers,Fewer hours',
    'Student Aid Index,3541,1510',
  ]);
});

test('a reload keeps scenarios and the changes under way, each family its own', async () => {
  open();
  await keepOne('');
  expect(recall(UID, 'castellow')).toMatchObject({
    changes: [
      { key: 'parent.wages', amount: 62_000 },
      { key: 'parents.familySize', amount: 5 },
    ],
    scenarios: [{ name: 'Parents’ wages $62,000 and 1 more' }],
  });
  expect(recall(UID, 'other')).toEqual({ changes: [], scenarios: [] });
});

test('what was kept is there again', async () => {
  const changes = [{ key: 'parent.wages', amount: 60_000 }];
  const scenarios = [{ id: '1', name: 'Less', changes }];
  localStorage.setItem(PLACE, JSON.stringify({ changes, scenarios }));
  open();
  expect(await screen.findByRole('textbox', { name: 'Parents’ wages' })).toHaveValue('60,000');
  expect(await screen.findByRole('columnheader', { name: 'Less' })).toBeInTheDocument();
});

test('what somebody else has kept in this browser is theirs', async () => {
  const theirs = JSON.stringify({ changes: [], scenarios: [{ id: '1', name: 'Theirs', changes: [] }] });
  localStorage.setItem('aid-what-if uid-admin castellow', theirs);
  open();
  expect(await screen.findByText('No scenario yet')).toBeInTheDocument();
  await keepOne('Mine');
  expect(recall(UID, 'castellow').scenarios).toMatchObject([{ name: 'Mine' }]);
  expect(recall('uid-admin', 'castellow').scenarios).toMatchObject([{ name: 'Theirs' }]);
});

test('what was kept before it was said whose it is, is removed unseen', async () => {
  const unowned = JSON.stringify({ changes: [], scenarios: [{ id: '1', name: 'Of whom?', changes: [] }] });
  for (const family of ['castellow', 'other']) localStorage.setItem(`aid-what-if ${family}`, unowned);
  localStorage.setItem('another thing', '1');
  localStorage.setItem('aid-what-if uid-admin castellow', unowned);
  open();
  expect(await screen.findByText('No scenario yet')).toBeInTheDocument();
  expect(Object.keys(localStorage).sort()).toEqual(['aid-what-if uid-admin castellow', 'another thing']);
});

test.each([
  'not json',
  '7',
  '{"changes":7,"scenarios":[{"id":1},{"id":"a","name":"b","changes":[{"key":"x"}]}]}',
])('storage that says %s breaks nothing', (text) => {
  localStorage.setItem(PLACE, text);
  const { changes, scenarios } = recall(UID, 'castellow');
  expect(changes).toEqual([]);
  expect(scenarios.every((one) => one.changes.length === 0)).toBe(true);
});

test('one that is removed comes back with Undo, in its place', async () => {
  const changes = [{ key: 'parent.wages', amount: 60_000 }];
  const scenarios = ['One', 'Two'].map((name, place) => ({ id: String(place), name, changes }));
  localStorage.setItem(PLACE, JSON.stringify({ changes: [], scenarios }));
  open();
  await press('Remove: One');
  expect(screen.queryByRole('columnheader', { name: 'One' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Scenarios' }), 'the focus is not lost').toHaveFocus();
  await press('Undo');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Figure',
    'The family’s answers',
    'One',
    'Two',
  ]);
});

test('Undo works when another tab is shown by then', async () => {
  const scenarios = [{ id: '1', name: 'One', changes: [] }];
  localStorage.setItem(PLACE, JSON.stringify({ changes: [], scenarios }));
  function Tabs() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          Switch
        </button>
        {isHere && <WhatIf />}
      </>
    );
  }
  open({}, <Tabs />);
  await press('Remove: One');
  await press('Switch');
  await press('Undo');
  expect(recall(UID, 'castellow').scenarios).toEqual(scenarios);
  await press('Switch');
  expect(await screen.findByRole('columnheader', { name: 'One' })).toBeInTheDocument();
});

test('a full storage is no obstacle', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await press('$1,000 more');
  await press('$1,000 more');
  expect(screen.getByRole('textbox', { name: 'Parents’ wages' })).toHaveValue('74,000');
  vi.restoreAllMocks();
  await press('Back to $72,000');
});

test('a scenario becomes the family’s answer', async () => {
  const { changes, sheet } = open();
  await keepOne('Fewer hours');
  await press('Make this the family’s answer: Fewer hours');
  expect(changes).toEqual(['Fewer hours']);
  expect(sheet().application).toMatchObject({
    parents: { familySize: 5 },
    parent: { amounts: { agi: 62_000, earned: 62_000 } },
  });
  expect(screen.getByText(/^None yet\. Move an amount/), 'they are no changes any more').toBeInTheDocument();
});

test('what is tried becomes the family’s answer without being kept', async () => {
  const { changes, sheet } = open();
  await press('$1,000 more');
  await press('Make this the family’s answer');
  expect(changes).toEqual(['Parents’ wages $73,000']);
  expect(sheet().application.parent.amounts).toMatchObject({ agi: 73_000, earned: 73_000 });
  expect(screen.queryByRole('button', { name: 'Keep this as a scenario' })).not.toBeInTheDocument();
});

test('to start over can be taken back', async () => {
  open();
  await press('$10,000 less');
  await user.selectOptions(screen.getByLabelText('What changes'), 'Family size');
  await press('1 person more');
  await press('Start over');
  expect(screen.queryByText(/→ 5 people/)).not.toBeInTheDocument();
  await press('Undo');
  expect(screen.getByText('Family size: 4 people → 5 people')).toBeInTheDocument();
});

test('there is room for six', async () => {
  const scenarios = [1, 2, 3, 4, 5, 6].map((id) => ({ id: String(id), name: `Number ${id}`, changes: [] }));
  localStorage.setItem(PLACE, JSON.stringify({ changes: [], scenarios }));
  open();
  await press('$1,000 more');
  expect(screen.getByText(/There is room for 6 scenarios/)).toBeInTheDocument();
  await press('Keep this as a scenario');
  expect(recall(UID, 'castellow').scenarios).toHaveLength(6);
});

test('a scenario that could not be worked out says why, and the others stay', async () => {
  open({ [ESTIMATES]: () => refusal('internal', 'Something went wrong here.', 500) });
  await keepOne('Fewer hours');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(cells()[2]).toEqual(['Student Aid Index', '3,541', '…']);
});

test('no two scenarios have the same name', () => {
  const known = ['Less', 'Less (2)'].map((name, id) => ({ id: String(id), name, changes: [] }));
  expect([freeName(known, 'Less'), freeName(known, ' More '), freeName(known, '  ')]).toEqual([
    'Less (3)',
    'More',
    'Scenario 3',
  ]);
});
