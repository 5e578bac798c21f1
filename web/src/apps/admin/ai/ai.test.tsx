import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { ago, changes, feedback, open, server, settings, usageRow } from './testing';

vi.mock('@/identity/leave');

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const used = (...rows: ReturnType<typeof usageRow>[]) => ({
  'GET /api/admin/ai/usage': () => Response.json({ rows }),
});

describe('the status', () => {
  test('says that there is no model, and what that means', async () => {
    open();
    expect(
      await screen.findByText(/^No language model\. Answers are in the engine’s own words;/),
    ).toBeInTheDocument();
    await screen.findByText('The model was not asked in these days');
    await screen.findByText('Nobody has rated an answer yet');
    await expectAccessible();
  });

  test.each([
    [[], 'Not asked today', /phrased by small-1 at models\.example\.com/],
    [[usageRow({ day: ago(1), failures: 9 })], 'Not asked today', /small-1/],
    [[usageRow()], 'Healthy today', /12 calls, none failed\./],
    [[usageRow({ failures: 2 })], 'Fails at times today', /2 failures in 12 calls\./],
    [[usageRow({ failures: 6 })], 'Failing today', /6 failures in 12 calls\./],
  ])('says how the model does today: %#', async (rows, name, sentence) => {
    open(server(), used(...rows));
    const pill = await screen.findByText(name);
    expect(pill.closest('p')).toHaveTextContent(sentence);
  });

  test('of a file names the file', async () => {
    open(settings({ provider: 'local', file: '/var/models/smol.gguf' }));
    expect(await screen.findByText('smol.gguf')).toBeInTheDocument();
  });
});

test('settings that fail to load can be tried again', async () => {
  let isUp = false;
  open(settings(), {
    'GET /api/admin/ai': () => (isUp ? Response.json(server()) : refusal('overloaded', 'Busy.', 503)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Provider')).toHaveValue('http');
});

describe('the test', () => {
  const TEST = 'POST /api/admin/ai/test';
  const start = async () => user.click(await (await panel('Test')).findByRole('button', { name: 'Test' }));

  test('tells when the first word came, and what was said', async () => {
    const { held, release } = hold<Response>();
    open(server(), { [TEST]: () => held });
    await start();
    expect(await screen.findByRole('progressbar', { name: 'Test of the model' })).toBeInTheDocument();
    await expectAccessible();
    release(
      Response.json({ works: true, words: 'Hello there!', firstMillis: 210, millis: 1240, problem: null }),
    );
    expect(await screen.findByText('It works.')).toBeInTheDocument();
    expect(screen.getByText(/First word after 210 ms, whole answer 1,240 ms\./)).toBeInTheDocument();
    expect(screen.getByText('Hello there!')).toBeInTheDocument();
  });

  test('tells what went wrong', async () => {
    const problem = 'The provider refused the key. Set another one.';
    open(server(), {
      [TEST]: () => Response.json({ works: false, words: '', firstMillis: null, millis: 80, problem }),
    });
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${problem} Whole answer 80 ms.`);
    await expectAccessible();
  });

  test('is cancelled, and the focus stays', async () => {
    open(server(), {
      [TEST]: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    await start();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The test was cancelled.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Test' })).toHaveFocus();
  });

  test('that does not reach the server can be tried again', async () => {
    open(server(), { [TEST]: () => refusal('overloaded', 'Too much to do.', 503) });
    await start();
    const own = await panel('Test');
    expect(await own.findByRole('alert')).toHaveTextContent('Too much to do.');
    expect(own.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  test('waits for a model, and for changes to be saved', async () => {
    const { requests } = open();
    await start();
    const button = await screen.findByRole('button', { name: 'Test' });
    expect(button).toHaveAccessibleDescription('Choose a model and save it first.');
    expect(await changes(requests)).toEqual([]);
  });

  test('says that it tests what is saved', async () => {
    open(server());
    await user.type(await screen.findByLabelText('Model'), 'x');
    expect(screen.getByRole('button', { name: 'Test' })).toHaveAccessibleDescription(/^Tests what is saved/);
  });
});

describe('the usage', () => {
  const rows = [
    usageRow({ failures: 1, estimated: true }),
    usageRow({ app: 'matchmaking', calls: 1, firstMedian: null, cost: 1_250_000 }),
    usageRow({ day: ago(2), calls: 40 }),
  ];

  test('is shown by day and app, and by day as a chart or as a table', async () => {
    open(server(), used(...rows));
    const own = await panel('Usage');
    const table = within(await own.findByRole('table', { name: 'Usage by day and app' }));
    await table.findAllByText('Ask the campus');
    expect(table.getAllByRole('row')).toHaveLength(4);
    const cells = within(table.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Ask the campus',
      'small-1',
      '12',
      '1',
      '10,200',
      '$0.00207 estimated',
      '210 ms',
      '1,640 ms',
    ]);
    expect(own.getByRole('img')).toHaveAccessibleName('Chart of calls by day, 53 calls in the last 30 days');
    await user.selectOptions(own.getByLabelText('What the chart shows'), 'Cost');
    expect(own.getByRole('img')).toHaveAccessibleName(/^Chart of cost by day, \$1\.25 in/);
    await expectAccessible();
    await user.click(own.getByRole('button', { name: 'Show as table' }));
    const days = within(own.getByRole('table', { name: 'Usage by day' }));
    expect(days.getAllByRole('row')).toHaveLength(3);
    await expectAccessible();
  });

  test('is asked for as many days as wanted', async () => {
    const { requests } = open(server(), used(...rows));
    const own = await panel('Usage');
    await own.findByRole('img');
    await user.selectOptions(own.getByLabelText('Range'), '7');
    await waitFor(() => expect(own.getByRole('img')).toHaveAccessibleName(/in the last 7 days$/));
    const asked = requests.map(({ url }) => new URL(url).search);
    expect(asked).toEqual(expect.arrayContaining(['?days=30', '?days=7']));
  });

  test('is downloaded as a table', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open(server(), used(...rows));
    const own = await panel('Usage');
    await own.findByRole('img');
    await user.click(own.getByRole('button', { name: 'Download CSV' }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('usage-30-days.csv');
    expect(made.mock.calls.map(([file]) => (file as Blob).type)).toEqual(['text/csv']);
  });

  test('of many days is turned over', async () => {
    open(server(), used(...Array.from({ length: 30 }, (_, day) => usageRow({ day: ago(day) }))));
    const own = await panel('Usage');
    const count = () => own.getAllByRole('row').length - 1;
    await own.findByRole('img');
    expect(count()).toBe(25);
    await user.click(own.getByRole('button', { name: 'Next' }));
    expect(count()).toBe(5);
  });
});

describe('the feedback', () => {
  const entries = [
    feedback(),
    feedback({
      answer: 'answer-2',
      app: 'matchmaking',
      rating: 'up',
      reason: null,
      note: '',
      phrasedBy: 'engine',
    }),
  ];
  const given = { 'GET /api/admin/ai/feedback': () => Response.json({ feedback: entries }) };
  const shown = async () =>
    (await (await panel('Feedback')).findAllByRole('listitem')).map((one) => one.textContent);

  test('is listed with reason and note, and opens the answer by key', async () => {
    open(server(), given);
    const own = await panel('Feedback');
    await own.findAllByText('Ask the campus');
    const [first, second] = own.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Bad answerAsk the campussmall-1.*Something is missing: Where is Boston\?/,
    );
    expect(second).toHaveTextContent(/Good answerMatchmaking ChatEngine/);
    await expectAccessible();
    const answered = within(first as HTMLElement).getByText('Three alumni fit.');
    expect(answered).not.toBeVisible();
    await user.click(within(first as HTMLElement).getByText('Who could mentor a biology junior?'));
    expect(answered).toBeVisible();
  });

  test('is narrowed by app and rating', async () => {
    open(server(), given);
    const own = await panel('Feedback');
    await own.findAllByText('Ask the campus');
    await user.selectOptions(own.getByLabelText('App of the feedback'), 'Ask the campus');
    expect(await shown()).toHaveLength(1);
    await user.selectOptions(own.getByLabelText('Rating'), 'Good answer');
    expect(await own.findByText('No feedback like that')).toBeInTheDocument();
    await user.selectOptions(own.getByLabelText('App of the feedback'), 'Every app');
    expect(await shown()).toEqual([expect.stringContaining('Matchmaking')]);
  });

  test('that fails to load can be tried again', async () => {
    open(server(), { 'GET /api/admin/ai/feedback': () => refusal('overloaded', 'Busy.', 503) });
    const own = await panel('Feedback');
    expect(await own.findByRole('alert')).toHaveTextContent('Busy.');
    expect(own.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
