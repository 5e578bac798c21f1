import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { openRole, RANKING } from '../role/testing';
import { API, fairness, give, ranked, ranking } from '../testing';

vi.mock('@/identity/leave');

const FAIRNESS = `POST ${API}/roles/r1/fairness`;
const SAVE = `PUT ${API}/roles/r1`;

const openWhatIf = (address = '?whatif=yes') =>
  openRole(address, {
    [RANKING]: async (request) => {
      const { whatIf } = await request.json();
      return give(
        whatIf
          ? ranking({
              moved: 2,
              rows: [
                ranked({ id: 'p2', label: 'Candidate 9B01', rank: 1, rankBefore: 2, moved: 1 }),
                ranked({ rank: 2, rankBefore: 1, moved: -1, band: 2 }),
              ],
            })
          : ranking(),
      );
    },
    [FAIRNESS]: () => give(fairness()),
  });

const panel = async () => within(await screen.findByRole('region', { name: 'What if' }));

test('a slider moves ranks at once, with arrows, and is in the address', async () => {
  const { router, sent } = openWhatIf();
  const slider = await (await panel()).findByRole('slider', { name: /^SQL/ });
  fireEvent.change(slider, { target: { value: '9' } });
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?if=2.n9&whatif=yes'));
  const row = await screen.findByRole('row', { name: /Candidate 9B01.*Up 1/ });
  expect(row).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Candidate 4F2A.*Down 1/ })).toBeInTheDocument();
  expect(screen.getAllByText(/2 would have another rank\./)).not.toHaveLength(0);
  expect((await sent(RANKING)).at(-1)?.whatIf.requirements[1]).toMatchObject({ id: 2, weight: 9 });
  expect((await sent(FAIRNESS)).at(-1)?.whatIf.requirements[1]).toMatchObject({ id: 2, weight: 9 });
});

test('another need is tried, and started over', async () => {
  const { router } = openWhatIf();
  const tried = await panel();
  await user.selectOptions(
    await tried.findByRole('combobox', { name: 'Python: how much it is needed' }),
    'nice',
  );
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?if=1.n6&whatif=yes'));
  expect(await tried.findByText('Changed')).toBeInTheDocument();
  await user.click(tried.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?whatif=yes'));
});

test('what was tried is kept in the role, and that can be undone', async () => {
  const { sent } = openWhatIf('?whatif=yes&if=2.m9&cut=7000');
  await user.click(await (await panel()).findByRole('button', { name: 'Keep it in the role' }));
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)).toMatchObject({
      cut: 7000,
      requirements: [{ id: 1 }, { id: 2, need: 'must', weight: 9 }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await sent(SAVE)).at(-1)).toMatchObject({ cut: 6000 }));
});

test('Undo of what was kept leaves what was changed since', async () => {
  const { sent } = openWhatIf('?whatif=yes&if=2.m9');
  const tried = await panel();
  await user.click(await tried.findByRole('button', { name: 'Keep it in the role' }));
  await user.click(tried.getByRole('button', { name: 'Close the what-if' }));
  await user.type(await screen.findByRole('textbox', { name: 'Add a requirement' }), 'Go{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)?.requirements).toMatchObject([
      { id: 1 },
      { id: 2, need: 'nice', weight: 3 },
      { label: 'Go' },
    ]),
  );
});

test('the funnel and the ratios are there as pictures and as tables', async () => {
  openWhatIf();
  const tried = await panel();
  expect(await tried.findByText(/^2 of 3 candidates meet every must\./)).toBeInTheDocument();
  const funnel = within(tried.getByRole('region', { name: 'After each must' }));
  await user.click(funnel.getByRole('button', { name: 'Table' }));
  expect(funnel.getByRole('row', { name: /^Python/ })).toHaveTextContent('Python223');
  expect(await tried.findByText('Below four fifths: Men.')).toBeInTheDocument();
  await expectAccessible();
});
