import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold } from '@/testing/network';
import { user } from '@/testing/user';
import { open, PIECE } from '../piece/testing';
import { fine, piece } from '../studio/testing';
import { bodiesOf } from '../testing';

const sources = () => within(screen.getByRole('region', { name: 'Where it comes from' }));
const sentence = (name: RegExp) => screen.findByRole('button', { name });

test('a sentence that has the focus shows its records; arrows go from one to the next', async () => {
  open();
  await user.click(await sentence(/^News from your university$/));
  expect(sources().getByText('Fixed phrase “newsletter.subject”')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await sentence(/^Come to the Spring Lecture/)).toHaveFocus();
  const records = within(sources().getByRole('list', { name: 'Sources of this sentence' }));
  expect(records.getByRole('link', { name: 'Event 12, title' })).toHaveAttribute(
    'href',
    '/graduway/records/events/12',
  );
  expect(records.getByText('March 3 (2027-03-03)')).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(sources().getByText('Own words')).toBeInTheDocument();
  expect(sources().getByText('Written by Theo Lindqvist')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await sentence(/^Act now/), 'there is none behind the last').toHaveFocus();
  await expectAccessible();
});

test('what the lint finds is marked at its words, with what to write instead', async () => {
  open();
  const found = within(await screen.findByRole('region', { name: 'What to look at' }));
  expect(found.getByText('False urgency')).toBeInTheDocument();
  expect(found.getByText(/There is no such hurry\. Name the date\./)).toBeInTheDocument();
  expect(screen.getByText('Act now', { selector: 'mark' })).toHaveAttribute('data-weight', 'refused');
  await user.click(found.getByRole('button', { name: 'Go there: “Act now”' }));
  await waitFor(async () => expect(await sentence(/^Act now/)).toHaveFocus());
});

test('a piece that nothing stands against says so', async () => {
  open('', { [`GET ${PIECE}`]: () => answer<'StudioPiece'>(fine()) });
  expect(await screen.findByText(/Every sentence has a source, and nothing was found/)).toBeInTheDocument();
  expect(screen.getByText(/17 words, read with ease in grade 6\./)).toBeInTheDocument();
});

test('one writes by hand: own words are marked, saved, and taken back', async () => {
  const { requests } = open('', {
    [`PUT ${PIECE}`]: () => answer<'StudioPiece'>(fine({ revision: 5 })),
    [`POST ${PIECE}/versions/4/restore`]: () => answer<'StudioPiece'>(piece({ revision: 6 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const body = screen.getByRole('textbox', { name: 'Text' });
  expect(screen.getByText(/No words of your own yet/)).toBeInTheDocument();
  await user.type(body, ' See you there.');
  expect(screen.getByText('See you there.', { selector: 'mark' })).toBeInTheDocument();
  await expectAccessible();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('What you have written was saved.')).toBeInTheDocument();
  expect(await bodiesOf(requests, `PUT ${PIECE}`)).toEqual([
    {
      seen: 4,
      name: 'Spring newsletter',
      subject: 'News from your university',
      paragraphs: [
        'Dear {{first_name}},',
        'Come to the Spring Lecture on March 3 in Boston. Act now, or it is gone. See you there.',
      ],
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Draft' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, `POST ${PIECE}/versions/4/restore`)).toEqual([{ seen: 5 }]),
  );
});

test('what is typed while a save is under way stays, and is saved after it', async () => {
  const { held, release } = hold<Response>();
  const saved = piece();
  saved.draft.subject.text = 'News from your university and more';
  let saves = 0;
  const { requests } = open('', {
    [`PUT ${PIECE}`]: () => {
      saves += 1;
      return saves === 1 ? held : answer<'StudioPiece'>(fine({ revision: 6 }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  await user.type(subject, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(subject, ' again');
  release(answer<'StudioPiece'>({ ...saved, revision: 5 }));
  expect(await screen.findByText('What you have written was saved.')).toBeInTheDocument();
  expect(subject).toBeInTheDocument();
  expect(subject).toHaveValue('News from your university and more again');
  expect(screen.getByText('Not saved yet. It is kept in this tab.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, `PUT ${PIECE}`)).toMatchObject([
      { seen: 4, subject: 'News from your university and more' },
      { seen: 5, subject: 'News from your university and more again' },
    ]),
  );
});

test('a merge field is put in by its button', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  body.focus();
  body.setSelectionRange(0, 4);
  await user.keyboard('{Shift}');
  body.dispatchEvent(new Event('select', { bubbles: true }));
  await user.click(await screen.findByRole('button', { name: 'City' }));
  expect(body.value).toMatch(/^\{\{city\}\} \{\{first_name\}\},/);
});

test('what cannot be saved is said with what to do, and stays as it was typed', async () => {
  const { requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give it a name, for your own list.')).toBeInTheDocument();
  expect(name).toHaveValue('');
  expect(await bodiesOf(requests, `PUT ${PIECE}`)).toEqual([]);
});

test('somebody who was faster is told of, and nothing is lost before one chooses', async () => {
  let seen = 0;
  open('', {
    [`PUT ${PIECE}`]: async (request) => {
      seen = ((await request.json()) as { seen: number }).seen;
      return seen === 9
        ? answer<'StudioPiece'>(fine({ revision: 10 }))
        : answer<'StudioConflict'>(
            { code: 'overtaken', message: 'x', current: piece({ revision: 9, updatedBy: 'Dana Reyes' }) },
            409,
          );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  await user.type(subject, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Dana Reyes has saved it on/);
  expect(subject).toHaveValue('News from your university and more');
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('What you have written was saved.')).toBeInTheDocument();
  expect(seen).toBe(9);
});

test('what was typed and not saved is there again after a reload, and can be discarded', async () => {
  const first = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
  first.router.dispose();
  document.body.replaceChildren();
  open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  expect(subject).toHaveValue('News from your university!');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(subject).toHaveValue('News from your university');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(subject).toHaveValue('News from your university!');
});

test('a viewer reads, and has nothing to edit', async () => {
  open('', {}, 'viewer');
  expect(await sentence(/^Act now/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});
