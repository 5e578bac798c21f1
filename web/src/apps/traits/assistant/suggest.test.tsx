import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { DESCRIPTION, HOSTILE, openAssistant, SUGGEST, sent, suggestion, suggestions } from './testing';

const title = () => screen.findByLabelText('Role title');
const description = () => screen.getByLabelText('Job description');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

async function suggest() {
  await user.type(await title(), 'Sr. Marketing Mgr{Enter}');
  return screen.findByRole('heading', { name: 'Suggested traits' });
}

test('a role gives traits in two groups, with what speaks for each', async () => {
  const { requests } = openAssistant('viewer');
  await user.type(await title(), ' Sr. Marketing Mgr ');
  await user.click(description());
  await user.paste(DESCRIPTION);
  await user.click(screen.getByRole('button', { name: 'Suggest traits' }));
  expect(await screen.findByRole('heading', { name: 'Suggested traits' })).toHaveFocus();
  expect(await sent(requests, SUGGEST)).toEqual([{ title: 'Sr. Marketing Mgr', description: DESCRIPTION }]);

  const apart = await region('What sets this role apart');
  expect(apart.getByRole('heading', { name: 'Initiative' })).toBeInTheDocument();
  expect(apart.getByText('4.5')).toBeInTheDocument();
  expect(
    apart.getByRole('img', { name: 'Made of General +3.90, Families +0.40, Words +0.17' }),
  ).toBeInTheDocument();
  expect(apart.getByRole('link', { name: /^In the library/ })).toHaveAttribute(
    'href',
    '/traits/initiative/edit',
  );
  const common = await region('What nearly every such role asks for');
  expect(common.getByText('From the role title')).toBeInTheDocument();
  expect(common.getByText('Nearly all work asks for it')).toBeInTheDocument();
  expect(common.getByText('From the starter library')).toBeInTheDocument();
  expect(common.getByText(HOSTILE), 'what is typed is text').toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await expectAccessible();
});

test('it says how the role was read', async () => {
  openAssistant('viewer');
  await suggest();
  const read = await region('How the role was read');
  for (const text of ['Marketing Manager', 'Senior', 'Short form', 'sr marketing mgr', 'Management']) {
    expect(read.getByText(text)).toBeInTheDocument();
  }
  expect(read.getByText('60%')).toBeInTheDocument();
});

test('the scores are there as a table', async () => {
  openAssistant('viewer');
  await suggest();
  await user.click(screen.getByText('The scores as a table'));
  const rows = within(screen.getByRole('table', { name: /by channel/ })).getAllByRole('row');
  expect([...(rows[3]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    'Safety',
    '2.6',
    '+3.90',
    '-0.50',
    '+0.17',
    'Not used',
  ]);
});

test('a quoted line leads to its place in the description and back, by key', async () => {
  openAssistant('viewer');
  await suggest();
  const quote = screen.getByRole('button', { name: '“You start work unasked.”' });
  quote.focus();
  await user.keyboard('{Enter}');
  const mark = document.querySelector('mark');
  expect(mark).toHaveTextContent(/^You start work unasked\.$/);
  expect(mark).toHaveFocus();
  expect(quote).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Back to Initiative' }));
  expect(quote).toHaveFocus();
});

test('nothing is asked about nothing, nor about too much; what is too long is kept', async () => {
  const { requests } = openAssistant('viewer');
  await title();
  await user.click(screen.getByRole('button', { name: 'Suggest traits' }));
  expect(await screen.findByText('Give a role title, a job description or both.')).toBeInTheDocument();
  await user.click(description());
  await user.paste('x'.repeat(17_999));
  expect(screen.queryByText(/of 20,000 characters/)).not.toBeInTheDocument();
  await user.paste('x'.repeat(2002));
  expect(screen.getByText('20,001 of 20,000 characters')).toBeInTheDocument();
  expect(screen.getByText('Shorten it by 1 character.')).toBeInTheDocument();
  expect(description()).toHaveValue('x'.repeat(20_001));
  await user.click(screen.getByRole('button', { name: 'Suggest traits' }));
  expect(await sent(requests, SUGGEST)).toEqual([]);
});

test('what was typed, suggested and rejected is there after a reload', async () => {
  openAssistant('contributor');
  await suggest();
  await user.click(screen.getByRole('button', { name: /^Reject ?Initiative/ }));
  cleanup();
  const { requests } = openAssistant('contributor');
  expect(await title()).toHaveValue('Sr. Marketing Mgr');
  expect(await screen.findByRole('button', { name: /^Bring back ?Initiative/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Accept ?Teamwork/ })).toBeInTheDocument();
  expect(requests, 'nothing is asked for again').toEqual([]);
  await user.type(await title(), ' and more');
  expect(await screen.findByText(/^The role was changed since/)).toBeInTheDocument();
});

test('a failure says what to do, and nothing typed is lost', async () => {
  let isUp = false;
  openAssistant('viewer', {
    [SUGGEST]: () =>
      isUp
        ? answer<'RoleSuggestions'>(suggestions({ description: '' }))
        : refusal('overloaded', 'Too much to do. Try again in a moment.', 503),
  });
  await user.type(await title(), 'Nurse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(await title()).toHaveValue('Nurse');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Suggested traits' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'The description' }), 'there was none').not.toBeInTheDocument();
});

test('what cannot be read is told as the server tells it', async () => {
  const message = 'Give a role title or a job description: there is no word in either.';
  openAssistant('viewer', { [SUGGEST]: () => refusal('validation_failed', message, 422) });
  await user.type(await title(), '!!!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('while it is on its way its place is kept', async () => {
  const { held, release } = hold<Response>();
  openAssistant('viewer', { [SUGGEST]: () => held });
  expect(await screen.findByText('Nothing has been suggested yet')).toBeInTheDocument();
  await user.type(await title(), 'Nurse{Enter}');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(answer<'RoleSuggestions'>(suggestions({ suggestions: [suggestion()] })));
  expect(await screen.findByText(/^1 trait to decide/)).toBeInTheDocument();
});

test('an example fills the form; clearing it can be undone', async () => {
  openAssistant('viewer');
  await title();
  await user.click(screen.getByRole('button', { name: 'Fill in an example' }));
  const filled = (await title()).getAttribute('value') ?? '';
  expect(filled).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(description()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await title()).toHaveValue(filled);
});

test('a viewer may ask, and sees what they cannot do and why', async () => {
  openAssistant('viewer');
  await suggest();
  const controls = [
    /^Accept ?Initiative/,
    /^Edit ?Initiative/,
    /^Reject ?Initiative/,
    'Accept the remaining',
  ];
  for (const name of controls) {
    const control = screen.getByRole('button', { name });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  }
});

test('below the address of employers every link stays there', async () => {
  openAssistant('contributor', {}, '/employer-talent-network/traits/ai');
  await suggest();
  expect(screen.getByRole('link', { name: /^Edit ?Initiative/ })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits/initiative/edit',
  );
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits',
  );
});
