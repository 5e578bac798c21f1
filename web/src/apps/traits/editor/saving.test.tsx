import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, nothing } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { content, trait } from '../testing';
import { draft, EDIT, field, openEditor, saveButton, TRAIT, version, write } from './testing';
import type { TraitDetail } from './traits';

vi.mock('@/identity/leave');

/** A server that keeps what it is sent. */
function library(start = trait()) {
  let now = start;
  return {
    set: (next: TraitDetail) => {
      now = next;
    },
    handlers: {
      [`GET ${TRAIT}`]: () => Response.json(now),
      [`PUT ${TRAIT}`]: async (request: Request) => {
        const body = await request.json();
        if (body.version !== now.version) {
          const conflict = { code: 'overtaken', message: 'Somebody else was faster.', current: now };
          return Response.json(conflict, { status: 409 });
        }
        now = { ...now, version: now.version + 1, content: body.content, updatedBy: 'Theo Lindqvist' };
        return Response.json(now);
      },
      [`POST ${TRAIT}/undo`]: () => {
        now = { ...start, version: now.version + 1 };
        return Response.json(now);
      },
    },
  };
}

const theirs = (change: Parameters<typeof content>[0]) =>
  trait({ version: 3, updatedBy: 'Dana Reyes', content: content(change) });
const dialog = () => screen.findByRole('dialog', { name: /changed this trait while you were editing$/ });
const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));

test('by keyboard alone a new trait is written and saved, and Undo takes it out again', async () => {
  const created = trait({ id: 'grit', version: 1, content: content({ name: 'Grit' }), isStarter: false });
  const GRIT = '/api/traits/grit';
  let isDeleted = false;
  const { router, sent, madeSince } = openEditor('contributor', '/traits/new', {
    'POST /api/traits': () => Response.json(created, { status: 201 }),
    [`GET ${GRIT}`]: () => Response.json({ ...created, deletedAt: isDeleted ? created.createdAt : null }),
    [`GET ${GRIT}/draft`]: () => Response.json({ draft: null }),
    [`GET ${GRIT}/usage`]: () => Response.json({ departments: [], inheritedBy: 0, elsewhere: [] }),
    [`GET ${GRIT}/versions`]: () => Response.json({ versions: [version({ number: 1 })] }),
    [`DELETE ${GRIT}`]: () => {
      isDeleted = true;
      return nothing();
    },
  });
  (await field('Name')).focus();
  await user.keyboard('Grit{Tab}Goes on.{Tab}{Tab}Waits.');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Grit was created.')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/traits/grit/edit');
  const [{ content: body, departments }] = await sent('POST /api/traits');
  expect(body).toMatchObject({
    name: 'Grit',
    definition: 'Goes on.',
    anchors: ['Waits.', '', '', '', ''],
    questions: [],
  });
  expect(departments, 'nothing is said of them').toBeUndefined();
  // The page waits first, with the same heading.
  await screen.findByRole('heading', { name: 'Edit trait' });
  expect(madeSince('POST /api/traits'), 'it is no draft any more').not.toContain('PUT /api/traits/new/draft');
  expect(sessionStorage).toHaveLength(0);
  await undo();
  expect(await screen.findByText(/^This trait was deleted/)).toBeInTheDocument();
});

test('a change is saved with the version it began with, and Undo takes it back', async () => {
  const { handlers } = library();
  const { sent, madeSince } = openEditor('contributor', EDIT, handlers);
  await write('Why it matters', 'It pays.');
  await write('What you have changed (optional)', 'A reason');
  const save = await saveButton();
  save.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Initiative was saved.')).toBeInTheDocument();
  expect(await sent(`PUT ${TRAIT}`)).toEqual([
    { version: 2, content: content({ why: 'It pays.' }), note: 'A reason' },
  ]);
  expect(save, 'it keeps the focus').toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(await field('What you have changed (optional)')).toHaveValue('');
  await undo();
  await waitFor(() => expect(screen.getByLabelText('Why it matters')).toHaveValue(content().why));
  expect(await sent(`POST ${TRAIT}/undo`)).toEqual([{ version: 3 }]);
  expect(madeSince(`PUT ${TRAIT}`)).not.toContain(`PUT ${TRAIT}/draft`);
});

test('an Undo that comes too late changes nothing and says so', async () => {
  const { handlers } = library();
  openEditor('contributor', EDIT, {
    ...handlers,
    [`POST ${TRAIT}/undo`]: () =>
      Response.json({ code: 'overtaken', message: 'x', current: theirs({ why: 'Newer.' }) }, { status: 409 }),
  });
  await write('Why it matters', 'It pays.');
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  await undo();
  expect(await screen.findByText(/^It was changed again since\./)).toBeInTheDocument();
});

test('what is typed while it is being saved stays, and is not part of it', async () => {
  const { held, release } = hold<void>();
  const { handlers } = library();
  const { sent } = openEditor('contributor', EDIT, {
    ...handlers,
    [`PUT ${TRAIT}`]: async (request) => {
      await held;
      return handlers[`PUT ${TRAIT}`]?.(request) as Promise<Response>;
    },
  });
  await write('Why it matters', 'It pays.');
  await user.click(await saveButton());
  await screen.findByRole('button', { name: 'Saving...' });
  await write('Why it matters', 'It pays, always.');
  release();
  await screen.findByText('Initiative was saved.');
  expect(await field('Why it matters')).toHaveValue('It pays, always.');
  await user.click(await saveButton());
  await waitFor(async () => expect(await sent(`PUT ${TRAIT}`)).toHaveLength(2));
  expect((await sent(`PUT ${TRAIT}`))[1]).toMatchObject({
    version: 3,
    content: { why: 'It pays, always.' },
  });
});

test('who was overtaken sees both side by side, chooses, and saves both together', async () => {
  const { handlers, set } = library();
  const { sent } = openEditor('contributor', EDIT, handlers);
  await write('Definition', 'Starts what needs doing at once.');
  await write('Level 5: Exceptional', 'Mine alone.');
  set(theirs({ definition: 'Begins what needs doing without being asked.', why: 'Theirs alone.' }));
  await user.keyboard('{Control>}s{/Control}');

  const box = within(await dialog());
  expect(await dialog()).toHaveAccessibleName('Dana Reyes changed this trait while you were editing');
  const definition = within(box.getByRole('group', { name: 'Definition' }));
  expect(document.querySelectorAll('dialog fieldset')).toHaveLength(3);
  expect(definition.getByText('Begins', { selector: 'ins' })).toBeInTheDocument();
  expect(definition.getByText('Starts', { selector: 'del' })).toBeInTheDocument();
  expect(definition.getByText('at once', { selector: 'ins' })).toBeInTheDocument();
  await expectAccessible(await dialog());

  const save = box.getByRole('button', { name: 'Save both together' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(box.getByText('1 part still to be chosen.')).toHaveRole('status');
  await user.click(save);
  expect(await sent(`PUT ${TRAIT}`)).toHaveLength(1);

  await user.click(definition.getByRole('radio', { name: /^Keep mine/ }));
  await user.click(save);
  expect(await screen.findByText('Initiative was saved.')).toBeInTheDocument();
  const both = content({
    definition: 'Starts what needs doing at once.',
    why: 'Theirs alone.',
    anchors: [...content().anchors.slice(0, 4), 'Mine alone.'],
  });
  expect((await sent(`PUT ${TRAIT}`))[1]).toEqual({ version: 3, content: both });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await field('Why it matters')).toHaveValue('Theirs alone.');
  expect(await field('Definition')).toHaveValue('Starts what needs doing at once.');
});

test('who goes back from the conflict finds the form as it was, and can compare again', async () => {
  const { handlers, set } = library();
  const { made } = openEditor('contributor', EDIT, handlers);
  await write('Definition', 'Mine.');
  set(theirs({ definition: 'Theirs.' }));
  await user.click(await saveButton());
  await user.click(within(await dialog()).getByRole('radio', { name: /^Take theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(await field('Definition')).toHaveValue('Mine.');
  expect(await screen.findByText(/^Dana Reyes has changed this trait since you began\./)).toBeInTheDocument();
  await screen.findByText(/^Saved as a draft/);
  expect(made(`DELETE ${TRAIT}/draft`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  await user.click(within(await dialog()).getByRole('radio', { name: /^Take theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Save both together' }));
  await screen.findByText('Initiative was saved.');
  expect(await field('Definition')).toHaveValue('Theirs.');
});

test('a third one who is faster is shown, too', async () => {
  const { handlers, set } = library();
  openEditor('contributor', EDIT, handlers);
  await write('Definition', 'Mine.');
  set(theirs({ definition: 'Theirs.' }));
  await user.click(await saveButton());
  await user.click(within(await dialog()).getByRole('radio', { name: /^Keep mine/ }));
  set({ ...theirs({ definition: 'Of a third.' }), version: 4, updatedBy: 'Priya Raman' });
  await user.click(screen.getByRole('button', { name: 'Save both together' }));
  expect(await screen.findByRole('heading', { name: /^Priya Raman changed this trait/ })).toBeInTheDocument();
  expect(screen.getByText('Of a third', { selector: 'ins' })).toBeInTheDocument();
  expect(screen.getByText('1 part still to be chosen.')).toBeInTheDocument();
});

test('a draft of an older version is compared with what it began with', async () => {
  const { handlers } = library(theirs({ definition: 'Theirs.' }));
  const { sent } = openEditor('contributor', EDIT, {
    ...handlers,
    [`GET ${TRAIT}/draft`]: () =>
      Response.json({
        draft: draft({
          ...content({ why: 'Mine.' }),
          departments: [{ department: 'sales', importance: 4 }],
        }),
      }),
    [`GET ${TRAIT}/versions/2`]: () => Response.json({ ...version(), content: content() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
  expect(await screen.findByText(/^Dana Reyes has changed this trait since you began\./)).toBeInTheDocument();
  await user.click(await saveButton());
  expect(await within(await dialog()).findByText(/^You have changed different parts/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save both together' }));
  await screen.findByText('Initiative was saved.');
  expect((await sent(`PUT ${TRAIT}`))[1]).toEqual({
    version: 3,
    content: content({ why: 'Mine.', definition: 'Theirs.' }),
  });
});

test('a newer version is taken over as long as nothing was typed', async () => {
  const { handlers, set } = library();
  openEditor('contributor', EDIT, {
    ...handlers,
    [`POST ${TRAIT}/archive`]: () => Response.json(theirs({ why: 'Newer.' })),
  });
  await field('Why it matters');
  set(theirs({ why: 'Newer.' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.getByLabelText('Why it matters')).toHaveValue('Newer.'));
  expect(screen.queryByText(/has changed this trait since you began/)).not.toBeInTheDocument();
});
