import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { HOSTILE, limited, openDebug, score, tested, unknown } from './testing';

const TEST = 'POST /api/debug/trait-test';
const field = () => screen.findByLabelText('Text');
const marks = () =>
  [...document.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.side]);

async function scoreIt(text = 'Something') {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: 'Score it' }));
}

test('a text gives levels, anchors and words, and two runs that are the same', async () => {
  const { requests } = openDebug('trait-test', { [TEST]: () => Response.json(tested()) });
  await scoreIt(' I started. ');
  expect(await screen.findByRole('region', { name: 'The scores' })).toHaveFocus();
  expect(await requests[0]?.json()).toEqual({ text: ' I started. ' });
  expect(screen.getAllByText('abc123')).toHaveLength(2);
  expect(screen.getByText('Both are the same')).toBeInTheDocument();
  expect(screen.getByText('1 of 2 traits reach a level. It took 480 µs.')).toBeInTheDocument();

  const chosen = within(screen.getByRole('region', { name: 'Initiative' }));
  expect(chosen.getByText('Level 3')).toBeInTheDocument();
  expect(chosen.getByText('Anchor reached:').parentElement).toHaveTextContent('Starts useful work unasked.');
  expect(marks(), 'spans that overlap').toEqual([
    ['I asked ', 'for'],
    ['nobody and started', 'both'],
    ['. I waited', 'against'],
  ]);
  expect(chosen.getByText('Speaks against it')).toBeInTheDocument();
  expect(chosen.getByText(new RegExp(HOSTILE.replaceAll(/[()]/g, '\\$&'))), 'as text').toBeInTheDocument();
  await expectAccessible();
});

test('another trait is chosen by key; insufficient evidence is not the lowest level', async () => {
  openDebug('trait-test', { [TEST]: () => Response.json(tested()) });
  await scoreIt();
  await user.click(await screen.findByText('1 with insufficient evidence'));
  const choice = screen.getByRole('button', { name: /^Safety/ });
  expect(choice).toHaveTextContent('Insufficient evidence');
  choice.focus();
  await user.keyboard('{Enter}');
  expect(choice).toHaveAttribute('aria-pressed', 'true');
  const chosen = within(screen.getByRole('region', { name: 'Safety' }));
  expect(chosen.getByText('Nothing is told about it.')).toBeInTheDocument();
  expect(chosen.getByText('No words tell anything about it.')).toBeInTheDocument();
  expect(marks()).toEqual([]);
});

test('runs that differ are pointed out, and so is a text that tells nothing', async () => {
  const answer = tested({ scores: [unknown()], hashes: ['abc', 'def'], isSame: false });
  openDebug('trait-test', { [TEST]: () => Response.json(answer) });
  await scoreIt();
  expect(await screen.findByText('They differ')).toBeInTheDocument();
  expect(screen.getByText('No trait reaches a level.')).toBeInTheDocument();
  expect(screen.getByText('1 with insufficient evidence').closest('details')).toHaveAttribute('open');
});

test('the highest level comes first, and is looked at', async () => {
  const answer = tested({ scores: [score(), score({ id: 'drive', name: 'Drive', level: 5 })] });
  openDebug('trait-test', { [TEST]: () => Response.json(answer) });
  await scoreIt();
  expect(await screen.findByRole('region', { name: 'Drive' })).toBeInTheDocument();
});

test('nothing is sent without a text, and none is lost when it is refused or the page is loaded again', async () => {
  const { requests } = openDebug('trait-test', { [TEST]: () => limited(1) });
  await field();
  await user.click(screen.getByRole('button', { name: 'Score it' }));
  expect(await screen.findByText('Paste or write a text first.')).toBeInTheDocument();
  expect(requests).toEqual([]);
  await scoreIt('I started.');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 1 second.');
  expect(await field()).toHaveValue('I started.');
  cleanup();
  openDebug('trait-test', {});
  expect(await field()).toHaveValue('I started.');
});
