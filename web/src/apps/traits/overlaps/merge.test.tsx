import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { content, type Handlers, trait } from '../testing';
import { DRIVE, drive, INITIATIVE, open, PAIRS, preview } from './testing';

vi.mock('@/identity/leave');

const ALIKE = 'GET /api/traits/alike';
const PREVIEW = 'GET /api/traits/initiative/merge';
const MERGE = 'POST /api/traits/initiative/merge';
const UNDO = 'POST /api/traits/initiative/undo';

async function openPreview(as: Parameters<typeof open>[0], handlers: Handlers = {}) {
  const { requests } = open(as, handlers);
  await user.click(await screen.findByRole('button', { name: 'Preview the merge of Initiative and Drive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Drive into Initiative' }));
  await dialog.findByText('What changes in Initiative');
  return { requests, dialog };
}

const bodies = (requests: Request[], name: string) =>
  Promise.all(
    requests
      .filter(({ method, url }) => `${method} ${new URL(url).pathname}` === name)
      .map((request) => request.json()),
  );

const overtaken = (current: ReturnType<typeof trait>) =>
  answer<'TraitConflict'>(
    { code: 'overtaken', message: 'Somebody else has changed this trait.', current },
    409,
  );

test('the preview has each field before and after, with what changes marked', async () => {
  const { dialog } = await openPreview('viewer');
  const changed = within(dialog.getByRole('region', { name: 'What changes' }));
  expect(changed.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Why it matters Changed',
    'Interview questions 1 added',
    'Not to be confused with 1 gone',
  ]);
  expect(changed.getByText('Nothing').previousSibling).toHaveTextContent('Before');
  expect(changed.getByText('Work gets done.').previousSibling).toHaveTextContent('After');
  expect(changed.getByText('What drove you?').closest('ins')).toHaveTextContent('Added: What drove you?');
  expect(changed.getByText('What did you start?').closest('ins')).toBeNull();
  expect((await changed.findByText(/^Persistence: /)).closest('del')).toHaveTextContent(/^Gone: Persistence/);
  await expectAccessible();
});

test('the departments that result are listed, with what is new about them', async () => {
  const { dialog } = await openPreview('viewer');
  const departments = within(dialog.getByRole('region', { name: 'Departments' }));
  await waitFor(() =>
    expect(departments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sales5Was 4',
      'Research2New',
    ]),
  );
});

test('what the other one says and is not taken over can be read', async () => {
  const { dialog } = await openPreview('viewer');
  const lost = await dialog.findByText('What is not taken over from Drive');
  expect(lost.closest('details')).toHaveTextContent('Begins work before anybody asks.');
});

test('findings are told; what may not be rated cannot be merged', async () => {
  const finding = { kind: 'emotion', field: 'definition', at: null, start: 0, end: 0 } as const;
  const { dialog, requests } = await openPreview('contributor', {
    [PREVIEW]: () =>
      Response.json(
        preview({
          findings: [
            { ...finding, weight: 'refused', message: 'It says what somebody feels.' },
            { ...finding, kind: 'hardToRead', weight: 'hint', message: 'The definition is long.' },
          ],
        }),
      ),
  });
  expect(dialog.getByText(/It says what somebody feels\./)).toHaveTextContent('Refused');
  expect(dialog.getByText(/The definition is long\./)).toHaveTextContent('Hint');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await bodies(requests, MERGE)).toEqual([]);
});

test('a viewer looks at the preview, cannot merge and reads why', async () => {
  const { dialog } = await openPreview('viewer');
  const merge = dialog.getByRole('button', { name: 'Merge' });
  expect(merge).toBeDisabled();
  expect(merge).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  expect(dialog.getByText('Only a contributor or an admin can change traits.')).toBeInTheDocument();
});

test('the two can be swapped', async () => {
  const swapped = preview({
    kept: DRIVE,
    keptVersion: 5,
    removed: INITIATIVE,
    removedVersion: 2,
    before: content({ name: 'Drive' }),
    after: content({ name: 'Drive' }),
  });
  const { requests } = await openPreview('contributor', {
    'GET /api/traits/drive/merge': () => Response.json(swapped),
    'POST /api/traits/drive/merge': () => Response.json(drive({ version: 6 })),
  });
  await user.click(screen.getByRole('button', { name: 'Keep Drive instead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Initiative into Drive' }));
  expect(await dialog.findByText('Nothing: it says all of it already.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Keep Initiative instead' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Initiative went into Drive.')).toBeInTheDocument();
  expect(await bodies(requests, 'POST /api/traits/drive/merge')).toEqual([
    { with: 'initiative', version: 5, withVersion: 2 },
  ]);
});

describe('a merge', () => {
  test('sends the versions that were seen, and Undo brings both back', async () => {
    let pairs = PAIRS;
    const { requests, dialog } = await openPreview('contributor', {
      [ALIKE]: () => answer<'AlikeList'>({ pairs, byMeaning: true }),
      [MERGE]: () => {
        pairs = PAIRS.slice(1);
        return Response.json(trait({ version: 3 }));
      },
      [UNDO]: () => {
        pairs = PAIRS;
        return Response.json(trait({ version: 4 }));
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Drive went into Initiative.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Initiative' })).toBeInTheDocument();
    expect(await bodies(requests, MERGE)).toEqual([{ with: 'drive', version: 2, withVersion: 5 }]);
    expect(await bodies(requests, UNDO), 'of the trait that stayed, as the merge left it').toEqual([
      { version: 3 },
    ]);
  });

  test('that came too late names who was faster, and shows the preview of this moment', async () => {
    let now = preview();
    const { requests, dialog } = await openPreview('contributor', {
      [PREVIEW]: () => Response.json(now),
      [MERGE]: async (request) => {
        const { version } = (await request.json()) as { version: number };
        if (version === 3) return Response.json(trait({ version: 4 }));
        now = preview({ keptVersion: 3, after: content({ definition: 'Begins by itself.' }) });
        return overtaken(trait({ version: 3, updatedBy: 'Dana Reyes' }));
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByText(/^Dana Reyes has changed Initiative in the meantime\./)).toHaveTextContent(
      'The preview above shows it as it is now. Look again, then merge.',
    );
    expect(await dialog.findByText('Begins by itself.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Merge' })).toHaveFocus();
    await expectAccessible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Merge' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Drive went into Initiative.')).toBeInTheDocument();
    expect(await bodies(requests, MERGE)).toEqual([
      { with: 'drive', version: 2, withVersion: 5 },
      { with: 'drive', version: 3, withVersion: 5 },
    ]);
  });

  test('of a trait that somebody else has deleted says so', async () => {
    let isGone = false;
    const { dialog } = await openPreview('contributor', {
      [PREVIEW]: () =>
        isGone
          ? refusal('not_found', 'There is no such trait. It may have been deleted.', 404)
          : Response.json(preview()),
      [MERGE]: () => {
        isGone = true;
        return overtaken(trait());
      },
      'GET /api/traits/drive': () =>
        Response.json(drive(isGone ? { version: 6, deletedAt: '2026-01-06T09:30:00Z' } : {})),
    });
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByText('Dana Reyes has deleted Drive in the meantime.')).toBeInTheDocument();
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such trait.');
  });

  test('that is refused says why, and the dialog stays', async () => {
    const message = 'There is a trait called “Initiative” already.';
    const { dialog } = await openPreview('contributor', { [MERGE]: () => refusal('conflict', message, 409) });
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('button', { name: 'Merge' })).toHaveFocus();
  });

  test('that somebody has built upon is not taken back, and why is said', async () => {
    const { dialog } = await openPreview('contributor', {
      [MERGE]: () => Response.json(trait({ version: 3 })),
      [UNDO]: () => overtaken(trait({ version: 4, updatedBy: 'Dana Reyes' })),
    });
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Dana Reyes has changed Initiative since the merge, so it cannot be taken back from here.',
    );
  });
});

test('a preview that fails says why and can be tried again', async () => {
  let isUp = false;
  open('viewer', {
    [PREVIEW]: () => (isUp ? Response.json(preview()) : refusal('overloaded', 'Too much to do.', 503)),
  });
  await user.click(await screen.findByRole('button', { name: 'Preview the merge of Initiative and Drive' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('What changes in Initiative')).toBeInTheDocument();
});
