import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { listenToFiles } from '@/testing/files';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { halfWorkedOut, renderInFamily, workedOut, worksheet } from '../testing';
import { OutputMenu } from './OutputMenu';
import { sayReplayed } from './replayed';
import { task } from './testing';
import type { Replayed } from './types';

const EXPORT = 'POST /api/financial-aid/exports';
type Setting = NonNullable<Parameters<typeof renderInFamily>[1]>;
const start = (setting: Setting = {}) => renderInFamily(<OutputMenu />, setting);
const openMenu = () => user.click(screen.getByRole('button', { name: 'Save and share' }));
const entry = (name: RegExp | string) => screen.findByRole('menuitem', { name });

test.each([
  ['Result as PDF', 'pdf'],
  ['Result and trace as CSV', 'csv'],
  [/^Audit file/, 'json'],
  [/^Dates for a calendar/, 'ics'],
])('%s is made of the answers as they are and saved', async (name, format) => {
  const names = listenToFiles();
  const { requests } = start({ handlers: { [EXPORT]: () => new Response('file') } });
  await openMenu();
  await user.click(await entry(name));
  await waitFor(() => expect(names).toEqual([`Aid estimate Maren Castellow 2026-27.${format}`]));
  expect(await requests[0]?.json()).toEqual({ name: 'Maren Castellow', worksheet: worksheet(), format });
});

test('a family without a name can be saved all the same', async () => {
  const names = listenToFiles();
  start({ name: '  ', handlers: { [EXPORT]: () => new Response('file') } });
  await openMenu();
  await user.click(await entry('Result as PDF'));
  await waitFor(() => expect(names).toEqual(['Aid estimate Family 2026-27.pdf']));
});

test('what needs every answer says why it cannot be had yet', async () => {
  start({ worked: halfWorkedOut() });
  await openMenu();
  const audit = await entry(/^Audit file/);
  expect(audit).toHaveTextContent('Not yet: 3 answers missing');
  expect(audit).toHaveAttribute('aria-disabled', 'true');
  await user.click(audit);
  expect(await entry(/^Draft an appeal/)).toHaveTextContent('Without its effect: 3 answers missing');
});

test.each([
  [workedOut({ result: null, problems: [{ field: 'benefit', message: 'No.' }] }), '1 answer to check'],
  [workedOut({ result: null }), 'there is no certain result yet'],
  [undefined, 'the result is not worked out yet'],
])('the reason is told (%#)', async (worked, reason) => {
  start({ worked });
  await openMenu();
  expect(await entry(/^Audit file/)).toHaveTextContent(`Not yet: ${reason}`);
});

test('a file that cannot be made says so', async () => {
  start({
    handlers: { [EXPORT]: () => refusal('validation_failed', 'One answer is missing: benefit.', 422) },
  });
  await openMenu();
  await user.click(await entry('Result as PDF'));
  expect(await screen.findByRole('alert')).toHaveTextContent('One answer is missing: benefit.');
});

test('it is printed by the browser', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  start();
  await openMenu();
  await user.click(await entry('Print'));
  expect(print).toHaveBeenCalledOnce();
});

test('the menu is used by keys, and what closes gives the focus back', async () => {
  start();
  screen.getByRole('button', { name: 'Save and share' }).focus();
  await user.keyboard('{Enter}');
  const first = await entry('Result as PDF');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Check an audit file' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and share' })).toHaveFocus());
});

const REPLAYED: [Replayed, string][] = [
  ['same', 'The same'],
  ['altered', 'Altered'],
  [{ otherVersion: { sameResult: true } }, 'Another version, same result'],
  [{ otherVersion: { sameResult: false } }, 'Another version, other result'],
];

test.each(REPLAYED)('%j is told as "%s"', (replayed, name) => {
  expect(sayReplayed(replayed).name).toBe(name);
});

async function check(respond: () => Response | Promise<Response>) {
  const rendered = start({ handlers: { 'POST /api/financial-aid/replays': respond } });
  await openMenu();
  await user.click(await entry('Check an audit file'));
  const drop = await screen.findByLabelText('Drop an audit file here, or choose one');
  await user.upload(drop, new File(['{}'], 'audit.json', { type: 'application/json' }));
  return rendered;
}

test('an audit file is reckoned again', async () => {
  const { held, release } = hold<Response>();
  await check(() => held);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(answer<'AidReplay'>({ replayed: 'altered' }));
  expect(await screen.findByText('Altered')).toBeInTheDocument();
  expect(screen.getByText(/Do not rely on it/)).toHaveTextContent(/^audit\.json:/);
  await expectAccessible();
});

test('what is no audit file is refused', async () => {
  const message = 'The file cannot be replayed. Choose one that was exported here.';
  await check(() => refusal('validation_failed', message, 422));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

const LIST = 'POST /api/financial-aid/checklists';

test('what is to be done is listed with its dates and sources', async () => {
  const names = listenToFiles();
  const tasks = [
    task(),
    task({ id: 'answers', title: 'Answer the rest', due: null, page: null, done: true }),
  ];
  start({
    handlers: {
      [LIST]: () => answer<'AidChecklist'>({ tasks }),
      [EXPORT]: () => new Response('BEGIN:VCALENDAR'),
    },
  });
  await openMenu();
  await user.click(await entry('What to do next'));
  const list = within(await screen.findByRole('list', { name: 'What to do next' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('File the FAFSA for 2026-27by Jun 30, 2027');
  expect(within(first as HTMLElement).getByRole('img', { name: 'To do' })).toBeInTheDocument();
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/library?q=Applying+for+financial+aid%2C+step+by+step&area=aid',
  );
  expect(within(second as HTMLElement).getByRole('img', { name: 'Done' })).toBeInTheDocument();
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save the dates for a calendar' }));
  await waitFor(() => expect(names).toEqual(['Aid estimate Maren Castellow 2026-27.ics']));
});

test('a checklist that does not come can be asked for again', async () => {
  let isAway = true;
  start({
    handlers: {
      [LIST]: () =>
        isAway ? refusal('overloaded', 'Try again in a moment.', 503) : answer<'AidChecklist'>({ tasks: [] }),
    },
  });
  await openMenu();
  await user.click(await entry('What to do next'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is nothing to do')).toBeInTheDocument();
});
