import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { family, worksheet } from '../testing';
import { comparison, different, giveHeights, makeAnswer, openImports, whole } from './testing';

const SEND = 'POST /api/financial-aid/isir';
const file = new File(['record\n'], 'nslds 2026.dat');
const section = () => within(screen.getByRole('region', { name: 'Federal records (ISIR)' }));
const drop = () => screen.findByLabelText('Drop an ISIR file here, or choose one');
const send = async () => user.upload(await drop(), file);

let restore = () => {};
beforeEach(() => {
  restore = giveHeights();
});
afterEach(() => restore());

const four = whole(
  { kind: 'begin', total: 4 },
  { kind: 'row', row: comparison(1) },
  { kind: 'row', row: different(2) },
  { kind: 'fault', line: 3, message: 'The record is cut off.' },
  { kind: 'row', row: comparison(4) },
  { kind: 'end', count: 3, agree: 2, faults: 1 },
);

test('two files can be brought, and what becomes of them is said first', async () => {
  openImports();
  expect(await drop()).toHaveAccessibleDescription(/up to 64 MB/);
  expect(section().getByText(/social security numbers are masked/)).toBeInTheDocument();
  expect(screen.getByText(/Only what you open as a family is kept/)).toBeInTheDocument();
  await expectAccessible();
});

test('a file is recomputed, summed up, and each record can be looked at', async () => {
  const { made } = openImports({ [SEND]: four });
  await send();
  const told = '2 of 3 agree to the dollar; 1 differs. 1 line could not be read.';
  await waitFor(() => expect(section().getAllByText(told)).toHaveLength(2));
  const [request] = made(SEND);
  expect(request?.headers.get('content-type')).toBe('application/octet-stream');
  const table = within(screen.getByRole('table', { name: 'Records' }));
  const rows = table.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'LineStudentSSNYearFormulaRecordHereOutcome',
    '1Student 1•••-••-67892026–27A3,5413,541Agrees',
    '2=HYPERLINK("x")•••-••-67892026–27A−1,5003,541Differs',
    '3 Not read: The record is cut off.',
    '4Student 4•••-••-67892026–27A3,5413,541Agrees',
  ]);
  await user.click(table.getByRole('button', { name: '=HYPERLINK("x")' }));
  const lines = within(screen.getByRole('table', { name: /^Lines of/ })).getAllByRole('row');
  expect(lines[1]).toHaveTextContent('Parents: total income parents.totalIncome$72,000$71,000');
  expect(lines[2]).toHaveTextContent('Student: net worth student.netWorth$500no such line');
  expect(screen.getByText('The record leaves assets out.')).toBeInTheDocument();
  await expectAccessible();
});

test('only differences are shown on demand, and go into the report', async () => {
  openImports({ [SEND]: four });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:report';
  });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Only differences 2' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Download the report' }));
  const text = await files[0]?.text();
  expect(text?.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`'=HYPERLINK`);
});

test('where nothing differs the filter says so', async () => {
  const same = whole(
    { kind: 'begin', total: 1 },
    { kind: 'row', row: comparison(1) },
    { kind: 'end', count: 1, agree: 1, faults: 0 },
  );
  openImports({ [SEND]: same });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Only differences 0' }));
  expect(screen.getByText('No record differs.')).toBeInTheDocument();
});

test('one sees how far it is, and Cancel keeps what has arrived', async () => {
  const line = makeAnswer();
  openImports({ [SEND]: line.response });
  await send();
  const sending = await screen.findByRole('progressbar', { name: 'Upload of nslds 2026.dat' });
  expect(sending).not.toHaveAttribute('value');
  act(() => {
    line.say({ kind: 'begin', total: 4 }, { kind: 'row', row: comparison(1) });
  });
  const reading = await screen.findByRole('progressbar', { name: 'Rows of nslds 2026.dat' });
  expect(reading).toHaveAttribute('value', '25');
  expect(screen.getByText('1 of 4 records')).toBeInTheDocument();
  act(() => {
    line.say({ kind: 'row', row: comparison(2) });
  });
  expect(await screen.findByText('2 of 4 records')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const told = 'nslds 2026.dat was cancelled after 2 records. What had arrived stays below.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: 'Federal records (ISIR)' })).toHaveFocus();
  expect(await drop(), 'the next may come').toBeEnabled();
});

test('cancelled on its way nothing has arrived', async () => {
  openImports({
    [SEND]: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('nslds 2026.dat was cancelled. Nothing had arrived.')).toBeInTheDocument();
});

test('a file that is none is refused in the words of the server', async () => {
  const message = 'This is not a file of federal student records.';
  openImports({ [SEND]: () => refusal('validation_failed', message, 422) });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await drop()).toBeEnabled();
});

test('a file that is too large is not even sent', async () => {
  const { requests } = openImports();
  const large = new File([''], 'large.dat');
  Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
  await user.upload(await drop(), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large: at most 64 MB.');
  expect(requests).toHaveLength(0);
});

test('a connection that is cut keeps what has arrived, and says so', async () => {
  const line = makeAnswer();
  openImports({ [SEND]: line.response });
  await send();
  act(() => {
    line.say({ kind: 'begin', total: 2 }, { kind: 'row', row: comparison(1) });
  });
  await screen.findByText('1 of 2 records');
  act(() => line.cut());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The connection was cut before the last row/);
  expect(screen.getByRole('button', { name: 'Student 1' })).toBeInTheDocument();
});

test('an answer that ends too early is not taken for a whole one', async () => {
  openImports({ [SEND]: whole({ kind: 'begin', total: 2 }, { kind: 'row', row: comparison(1) }) });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The connection was cut before the last row/);
});

test('leaving the page ends the request', async () => {
  const line = makeAnswer();
  const { router, made } = openImports({ [SEND]: line.response });
  await send();
  await screen.findByRole('progressbar');
  await act(() => router.navigate('/financial-aid'));
  await waitFor(() => expect(made(SEND)[0]?.signal.aborted).toBe(true));
});

test('a record becomes a family, and Undo takes it back', async () => {
  const OPEN = 'POST /api/financial-aid/isir/open';
  const CREATE = 'POST /api/financial-aid/families';
  const { made, sent } = openImports({
    [SEND]: four,
    [OPEN]: () => Response.json({ name: 'Student 1', worksheet: worksheet() }),
    [CREATE]: () => Response.json(family({ id: 'new', name: 'Student 1' }), { status: 201 }),
    'DELETE /api/financial-aid/families/new': nothing,
  });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Student 1' }));
  expect(screen.getByText('Only then are its answers kept, under your account.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open as a family' }));
  const link = await screen.findByRole('link', { name: /^Open Student 1 in a new tab/ });
  expect(link).toHaveAttribute('href', '/financial-aid/families/new');
  expect(new URL(made(OPEN)[0]?.url ?? '').search).toBe('?line=1');
  expect(await sent(CREATE)).toEqual([{ name: 'Student 1', worksheet: worksheet() }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Open as a family' })).toBeInTheDocument();
  expect(made('DELETE /api/financial-aid/families/new')).toHaveLength(1);
});

test('numbers in the columns of the file are masked wherever they are shown, reported or kept', async () => {
  const CREATE = 'POST /api/financial-aid/families';
  const { sent } = openImports({
    [SEND]: whole(
      { kind: 'begin', total: 2 },
      {
        kind: 'row',
        row: { ...different(1), student: '123456789.dat:7', remarks: ['Note: was 123-45-6789 before.'] },
      },
      { kind: 'fault', line: 2, message: 'The cell “123 45 6789” is no amount.' },
      { kind: 'end', count: 1, agree: 0, faults: 1 },
    ),
    'POST /api/financial-aid/isir/open': () =>
      Response.json({ name: '123456789.dat:7', worksheet: worksheet() }),
    [CREATE]: () => Response.json(family({ id: 'new', name: '•••-••-6789.dat:7' }), { status: 201 }),
  });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:report';
  });
  await send();
  await user.click(await screen.findByRole('button', { name: '•••-••-6789.dat:7' }));
  expect(screen.getByText('Note: was •••-••-6789 before.')).toBeInTheDocument();
  expect(screen.getByText(/Not read: The cell “•••-••-6789” is no amount\./)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/123.?45.?6789/);
  await user.click(screen.getByRole('button', { name: 'Download the report' }));
  expect(await files[0]?.text()).not.toMatch(/123.?45.?6789/);
  await user.click(screen.getByRole('button', { name: 'Open as a family' }));
  expect(await screen.findByRole('link', { name: /^Open •••-••-6789\.dat:7/ })).toBeInTheDocument();
  expect(await sent(CREATE)).toMatchObject([{ name: '•••-••-6789.dat:7' }]);
});

test('a record that cannot be opened says why', async () => {
  openImports({
    [SEND]: four,
    'POST /api/financial-aid/isir/open': () =>
      refusal('not_found', 'The file has no record in this line.', 404),
  });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Student 4' }));
  await user.click(screen.getByRole('button', { name: 'Open as a family' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has no record in this line.');
});

test('of two thousand rows only those in sight are on the page', async () => {
  const line = makeAnswer();
  openImports({ [SEND]: line.response });
  await send();
  const rows = Array.from({ length: 2000 }, (_, place) => comparison(place + 1));
  act(() => {
    line.say({ kind: 'begin', total: rows.length }, ...rows.map((row) => ({ kind: 'row' as const, row })));
    line.say({ kind: 'end', count: rows.length, agree: rows.length, faults: 0 });
    line.close();
  });
  await screen.findAllByText('2,000 of 2,000 agree to the dollar.');
  const table = screen.getByRole('table', { name: 'Records' });
  expect(table).toHaveAttribute('aria-rowcount', '2001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(40);
  const first = within(table).getByRole('button', { name: 'Student 1' });
  first.focus();
  fireEvent.scroll(screen.getByRole('group', { name: 'Records' }), { target: { scrollTop: 43 * 1000 } });
  const far = await within(table).findByRole('button', { name: 'Student 1005' });
  expect(far.closest('tr')).toHaveAttribute('aria-rowindex', '1006');
  expect(first, 'what has the focus stays').toHaveFocus();
  expect(within(table).getAllByRole('row').length).toBeLessThan(40);
});
