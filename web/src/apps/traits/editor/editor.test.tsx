import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { content, trait } from '../testing';
import { EDIT, field, openEditor, saveButton, TRAIT, write } from './testing';
import type { TraitFinding } from './traits';

vi.mock('@/identity/leave');

const CHECK = 'POST /api/traits/check';
const finding = (change: Partial<TraitFinding> = {}): TraitFinding => ({
  weight: 'refused',
  kind: 'emotion',
  field: 'definition',
  at: null,
  start: 0,
  end: 5,
  message: 'It is about what somebody feels. Describe what the person does instead.',
  ...change,
});

test('a trait is shown with all that it says', async () => {
  openEditor('contributor');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit trait' })).toBeInTheDocument();
  expect(await field('Name')).toHaveValue('Initiative');
  expect(await field('Level 5: Exceptional')).toHaveValue(content().anchors[4]);
  expect(await field('Question 1')).toHaveValue(content().questions[0]);
  expect(await field('Persistence: the difference')).toHaveValue(content().confusedWith[0]?.difference);
  expect(screen.getByRole('button', { name: 'Remove Career & Self-Development' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Sales')).toHaveValue('4');
  expect(screen.getByLabelText('Inside sales')).toHaveDisplayValue('4, as Sales');
  expect(screen.getByText('All changes are saved.')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Version 2' });
  await expectAccessible();
});

test('a viewer reads everything, changes nothing, and is told why once', async () => {
  const { made } = openEditor('viewer');
  await field('Name');
  await screen.findByLabelText('Sales');
  await user.click(screen.getByText('Advanced'));
  const reason = 'Only a contributor or an admin can change traits.';
  expect(screen.getAllByText(reason)).toHaveLength(1);
  const controls = [
    ...screen.getAllByRole('textbox'),
    ...screen.getAllByRole('combobox'),
    ...screen.getAllByRole('button', { name: /^(Save|Remove|Move|Add|Duplicate|Archive|Delete)/ }),
  ];
  expect(controls.length).toBeGreaterThan(30);
  for (const control of controls) {
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(reason));
  }
  expect(screen.getByRole('button', { name: 'Version 1' })).toBeEnabled();
  expect(made(`GET ${TRAIT}/draft`), 'a viewer has no drafts').toEqual([]);
  await expectAccessible();
});

test('a viewer finds a new trait switched off, too', async () => {
  openEditor('viewer', '/traits/new');
  expect(await screen.findByRole('heading', { level: 1, name: 'New trait' })).toBeInTheDocument();
  const reason = 'Only a contributor or an admin can change traits.';
  expect(await field('Name')).toBeDisabled();
  expect(await field('Name')).toHaveAccessibleDescription(reason);
  expect(await saveButton()).toBeDisabled();
});

test.each(['/traits', '/employer-talent-network/traits'])(
  'what is not there says so below %s',
  async (base) => {
    openEditor('contributor', `${base}/gone/edit`, {
      'GET /api/traits/gone': () => refusal('not_found', 'There is no such trait.', 404),
      'GET /api/traits/gone/draft': () => Response.json({ draft: null }),
    });
    expect(await screen.findByText('There is no such trait')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit trait' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', base);
    await expectAccessible();
  },
);

test('while it is on its way its place is kept, and a failure can be tried again', async () => {
  const { held, release } = hold<Response>();
  let isUp = false;
  openEditor('contributor', EDIT, {
    [`GET ${TRAIT}`]: () => (isUp ? Response.json(trait()) : held),
  });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(refusal('overloaded', 'Too much to do.', 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit trait' })).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await field('Name');
});

test('hostile text is text', async () => {
  const text = '<img src=x onerror="alert(1)">';
  const hostile = trait({
    content: content({ name: text, questions: [text], confusedWith: [{ key: text, difference: text }] }),
    updatedBy: text,
    findings: [finding({ field: 'name', weight: 'hint', start: 0, end: 4, message: text })],
    related: [],
  });
  openEditor('viewer', EDIT, { [`GET ${TRAIT}`]: () => Response.json(hostile) });
  expect(await field('Name')).toHaveValue(text);
  expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(3);
  expect(document.querySelector('img')).toBeNull();
});

test('a trait that rates what people feel is not saved, says why, and leads to the words', async () => {
  const { made } = openEditor('contributor', EDIT, {
    [CHECK]: async (request) => {
      const { definition } = await request.json();
      const isRefused = definition.startsWith('Feels');
      return answer<'TraitCheck'>({ isRefused, findings: isRefused ? [finding()] : [] });
    },
  });
  await write('Definition', 'Feels glad to start.');
  const definition = await field('Definition');
  expect(await screen.findByText(/^This cannot be saved yet/)).toBeInTheDocument();
  expect(definition).toHaveAccessibleDescription(expect.stringContaining('“Feels”: It is about what'));
  expect(definition).toBeInvalid();
  const save = await saveButton();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription(/nobody may be rated on what they feel or who they are/);
  await expectAccessible();

  await user.click(save);
  expect(definition, 'pressing it leads to the field').toHaveFocus();
  (await field('Name')).focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(definition, 'as does the key').toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Must change: ?Definition/ }));
  expect(definition).toHaveFocus();
  const { selectionStart, selectionEnd } = definition as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 5]);
  expect(made(`PUT ${TRAIT}`)).toEqual([]);

  await write('Definition', 'Starts before being asked.');
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText(/^This cannot be saved yet/)).not.toBeInTheDocument();
});

test('warnings and hints stand at their fields and keep nobody from saving', async () => {
  const findings = [
    finding({
      weight: 'warning',
      kind: 'missing',
      field: 'anchor',
      at: 1,
      end: 0,
      message: 'Level 2 is empty.',
    }),
    finding({
      weight: 'hint',
      kind: 'hardToRead',
      field: 'question',
      at: 0,
      end: 0,
      message: 'Hard to read.',
    }),
  ];
  openEditor('contributor', EDIT, { [CHECK]: () => answer<'TraitCheck'>({ isRefused: false, findings }) });
  await write('Level 2: Beginning', ' ');
  expect(await screen.findByText('1 warning, 1 hint.')).toBeInTheDocument();
  expect(await field('Level 2: Beginning')).toHaveAccessibleDescription('Warning. Level 2 is empty.');
  expect(await field('Question 1')).toHaveAccessibleDescription('Hint. Hard to read.');
  expect(await saveButton()).not.toHaveAttribute('aria-disabled');
});

test('a check that fails says so and can be tried again', async () => {
  let isUp = false;
  openEditor('contributor', EDIT, {
    [CHECK]: () =>
      isUp
        ? answer<'TraitCheck'>({ isRefused: false, findings: [finding({ weight: 'hint' })] })
        : refusal('overloaded', 'Busy.', 503),
  });
  await write('Definition', 'Feels, or not.');
  expect(await screen.findByText('The check did not run. Busy.')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 hint.')).toBeInTheDocument();
});

test('what is missing or too long is told at its field before anything is sent', async () => {
  const { made } = openEditor('contributor', '/traits/new');
  await user.click(await saveButton());
  expect(await field('Name')).toHaveFocus();
  expect(await field('Name')).toHaveAccessibleDescription('Give the trait a name.');
  expect(await field('Definition')).toBeInvalid();
  await write('Name', 'x'.repeat(70));
  expect(await field('Name')).toHaveAccessibleDescription('70 of 80');
  await write('Name', 'x'.repeat(90));
  expect(await field('Name')).toHaveAccessibleDescription('90 of 80 At most 80 characters, this has 90.');
  await write('Definition', 'Starts.');
  await user.click(await saveButton());
  expect(await field('Name'), 'nothing is cut off').toHaveValue('x'.repeat(90));
  expect(made('POST /api/traits')).toEqual([]);
  await expectAccessible();
});

test('what the server refuses is shown at its field', async () => {
  let answers = 0;
  openEditor('contributor', EDIT, {
    [`PUT ${TRAIT}`]: () => {
      answers += 1;
      return answers === 1
        ? refusal('conflict', 'There is a trait called “Drive” already.', 409)
        : refusal('validation_failed', 'content.evidence.levels[2][0]: is odd.', 422);
    },
  });
  await write('Name', 'Drive');
  await user.click(await saveButton());
  const name = await field('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('There is a trait called “Drive” already.'));
  expect(name).toHaveFocus();
  await user.type(name, '!');
  expect(name, 'it was about what stood there before').not.toBeInvalid();
  await user.click(await saveButton());
  const evidence = await screen.findByRole('textbox', { name: 'For level 3, solid', hidden: true });
  await waitFor(() => expect(evidence).toHaveAccessibleDescription('Is odd.'));
  expect(evidence.closest('details'), 'what was folded away is opened').toHaveAttribute('open');
  expect(name).toHaveValue('Drive!');
});

test('a deleted trait can be read and brought back, and that taken back', async () => {
  let now = trait({ deletedAt: '2026-01-07T09:00:00Z' });
  const { made } = openEditor('contributor', EDIT, {
    [`GET ${TRAIT}`]: () => Response.json(now),
    [`POST ${TRAIT}/restore`]: () => {
      now = trait();
      return Response.json(now);
    },
    [`DELETE ${TRAIT}`]: () => {
      now = trait({ deletedAt: '2026-01-07T09:00:00Z' });
      return new Response(null, { status: 204 });
    },
  });
  const name = await field('Name');
  expect(name).toBeDisabled();
  expect(name).toHaveAccessibleDescription(/^This trait was deleted on .+ Bring it back to change it\.$/);
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(name).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(name).toBeDisabled());
  expect(made(`DELETE ${TRAIT}`)).toHaveLength(1);
});

test('the links keep to the address one came by', async () => {
  const { router } = openEditor('contributor', '/employer-talent-network/traits/initiative/edit');
  const usage = within(await screen.findByRole('region', { name: 'Used by' }));
  expect(usage.getByRole('link', { name: 'All departments' })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits/departments',
  );
  await user.click(screen.getByRole('link', { name: 'Library' }));
  expect(addressOf(router)).toBe('/employer-talent-network/traits');
});
