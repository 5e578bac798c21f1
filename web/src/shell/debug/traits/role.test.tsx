import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { compareRankings } from './ranking';
import { clean, HOSTILE, limited, openDebug, raw } from './testing';

const RAW = 'POST /api/debug/role-suggest';
const CLEAN = 'POST /api/debug/clean-role-suggest';

const title = () => screen.findByLabelText('Role title');
async function ask() {
  await user.type(await title(), 'Sr Nurse{Enter}');
  return screen.findByRole('region', { name: 'The answer' });
}
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the raw suggestions', () => {
  test('stand side by side with scores and latency, for nobody in particular', async () => {
    const { requests } = openDebug('role-suggest', { [RAW]: () => Response.json(raw()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Role suggestions' })).toBeInTheDocument();
    expect(await ask()).toHaveFocus();
    expect(await requests[0]?.json()).toEqual({ title: 'Sr Nurse', description: '' });
    const general = within(screen.getByRole('region', { name: 'General' }));
    expect(general.getByText('12 µs')).toBeInTheDocument();
    expect(cellsOf(general.getByRole('table'))).toEqual([
      ['#', 'Trait', 'Score'],
      ['1', 'Planning', '0.900'],
      ['2', HOSTILE, '0.500'],
    ]);
    const words = within(screen.getByRole('region', { name: 'Words' }));
    expect(words.getByText('1.3 ms')).toBeInTheDocument();
    expect(words.getByText('No candidate.')).toBeInTheDocument();
    expect(screen.getByText(/^No sentence model is set up/)).toBeInTheDocument();
    expect(cellsOf(screen.getByRole('table', { name: /^Kinds of work/ }))[1]).toEqual([
      'Nursing',
      '87%',
      '1.000',
      '0.270',
      '0.000',
      '0.000',
    ]);
    await expectAccessible();
  });

  test.each([
    ['asked too often', () => limited(30), 'That was asked too often. Try again in 30 seconds.', true],
    ['asked far too often', () => limited(600), 'That was asked too often. Try again in 10 minutes.', true],
    ['told to wait', () => limited(), 'Too many requests. Wait a little.', true],
    [
      'switched off',
      () => refusal('not_found', 'There is nothing here.', 404),
      'The debug pages are switched off on this server: see the setting debug_pages.',
      false,
    ],
    ['without a server', () => Response.error(), /^The server cannot be reached/, true],
    [
      'told that it cannot be read',
      () => refusal('validation_failed', 'There is no word in either.', 422),
      'There is no word in either.',
      false,
    ],
  ])('%s say so, and nothing typed is lost', async (_, respond, message, mayRetry) => {
    openDebug('role-suggest', { [RAW]: respond });
    await user.type(await title(), 'Nurse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(mayRetry ? 1 : 0);
    expect(await title()).toHaveValue('Nurse');
  });

  test('keep their place while they are on their way; what was typed goes along to the other page', async () => {
    const { held, release } = hold<Response>();
    openDebug('role-suggest', { [RAW]: () => held });
    await user.type(await title(), 'Nurse{Enter}');
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    release(Response.json(raw({ byMeaning: true })));
    await screen.findByRole('region', { name: 'The answer' });
    expect(screen.queryByText(/^No sentence model/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'The same role, cleaned' }));
    expect(await screen.findByRole('heading', { level: 1, name: /cleaned/ })).toBeInTheDocument();
    expect(await title()).toHaveValue('Nurse');
    cleanup();
    openDebug('role-suggest', {});
    expect(await title(), 'after a reload').toHaveValue('Nurse');
  });
});

describe('the cleaned suggestions', () => {
  test('show the steps, what was dropped and what that changed', async () => {
    openDebug('clean-role-suggest', { [CLEAN]: () => Response.json(clean()) });
    await ask();
    for (const text of ['nurse', 'Registered Nurse', 'Senior', 'sr nurse', 'senior nurse']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    const description = within(screen.getByRole('region', { name: 'The description' }));
    expect(description.getByText('Apply now!').tagName).toBe('DEL');
    expect(description.getByText('1 part dropped')).toBeInTheDocument();
    expect(cellsOf(screen.getByRole('table')).map((row) => row.slice(0, 4))).toEqual([
      ['Trait', 'Before', 'After', 'Change'],
      ['Safety', '2', '1', '↑ Up 1'],
      ['Planning', '1', '2', '↓ Down 1'],
      ['Teamwork', '3', '3', 'Same'],
      ['Composure', '–', '4', 'New'],
      ['Drive', '4', '–', 'Gone'],
    ]);
    expect(screen.getByText('4 places in the ranking')).toBeInTheDocument();
    await expectAccessible();
  });

  test('name what was dropped because nobody can see it', async () => {
    const answer = clean({ description: 'ab\u200b\u202ecd', removed: [{ start: 2, end: 4 }] });
    openDebug('clean-role-suggest', { [CLEAN]: () => Response.json(answer) });
    await ask();
    expect(screen.getByText('[hidden]').tagName).toBe('DEL');
  });

  test('say so if nothing had to be cleaned', async () => {
    const same = clean().before;
    const answer = clean({ steps: [], removed: [], before: same, after: same });
    openDebug('clean-role-suggest', { [CLEAN]: () => Response.json(answer) });
    await ask();
    for (const text of ['None was needed', 'Nothing was dropped', 'Nothing in the ranking']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  test('are compared by rank where the earlier one is not among those shown', () => {
    const after = [{ key: 'a', name: 'A', importance: 4, rank: 1, rankBefore: 30 }];
    expect(compareRankings({ before: [], after })).toMatchObject([
      { key: 'a', before: null, rankBefore: 30, up: 29 },
    ]);
  });
});
