import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAnswer, type Schemas } from './person';
import { undo } from './toasts';
import { heading, make } from './traits';

// Here traits and departments change: each test has a library of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

const ROLE = `You listen closely and explain aid offers in plain words.
You start what needs doing without being asked.
In the busy weeks you work well under pressure.`;

async function importanceOf(page: Page, department: string, trait: string): Promise<number | null> {
  const { rows } = await expectAnswer<Schemas['DepartmentMatrix']>(await page.request.get('/api/departments/matrix?limit=200'), 200);
  const cells = rows.find(({ traitId }) => traitId === trait)?.cells ?? [];
  return cells.find((cell) => cell.department === department)?.own ?? null;
}

test('the matrix is filled in by keyboard, and each change can be taken back', async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits/departments');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await axe();
  const row = grid.getByRole('row').filter({ has: page.getByRole('link', { name: 'Accountability', exact: true }) });
  const cell = row.getByRole('gridcell').last();
  const [department = '', trait = ''] = [await columnOf(page, await cell.getAttribute('aria-colindex')), 'accountability'];
  const before = await importanceOf(page, department, trait);
  await cell.focus();
  await page.keyboard.press(before === 5 ? '4' : '5');
  await expect.poll(() => importanceOf(page, department, trait)).toBe(before === 5 ? 4 : 5);
  await undo(page, /^Accountability in .+ is [45] now\.$/);
  await expect.poll(() => importanceOf(page, department, trait)).toBe(before);
});

/** Which department a column is about: they stand as the server lists them. */
async function columnOf(page: Page, index: string | null): Promise<string> {
  const { departments } = await expectAnswer<Schemas['DepartmentList']>(await page.request.get('/api/departments'), 200);
  return departments[Number(index) - 2]?.id ?? '';
}

test('a department is added, compared and deleted, and comes back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits/departments?tab=tree');
  await page.getByRole('button', { name: 'Add a department' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Makerspace');
  await axe();
  await page.getByRole('dialog').getByRole('button', { name: /^(Add|Save)/ }).click();
  await expect(page.getByRole('tabpanel').getByText('Makerspace', { exact: true }).first()).toBeVisible();
  await axe();

  await page.goto('/traits/departments?tab=compare');
  const [one, other] = [page.getByRole('combobox').first(), page.getByRole('combobox').nth(1)];
  await one.selectOption({ index: 1 });
  await other.selectOption({ index: 2 });
  await expect(page.getByRole('img', { name: /^Radar of what/ })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await axe();

  await page.goto('/traits/departments?tab=tree');
  await page.getByRole('button', { name: 'Change Makerspace' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const branch = page.getByRole('tabpanel').getByText('Makerspace', { exact: true });
  await expect(branch).toHaveCount(0);
  await undo(page, 'Makerspace was deleted.');
  await expect(branch.first()).toBeVisible();
});

test('a role gives traits with their lines; nothing is kept until it is accepted', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits/ai');
  await page.getByRole('textbox', { name: 'Role title' }).fill('Admissions Counselor');
  await page.getByRole('textbox', { name: 'Job description' }).fill(ROLE);
  await page.getByRole('button', { name: 'Suggest traits' }).click();
  await expect(page.getByRole('heading', { name: 'Suggested traits' })).toBeVisible();
  await expect(page.getByText('“You start what needs doing without being asked.”')).toBeVisible();
  await expect(page.getByText('In the library').first()).toBeVisible();
  await axe();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Job description' }), 'what was typed stays').toHaveValue(ROLE);
  await page.getByRole('button', { name: 'Suggest traits' }).click();

  await page.getByRole('button', { name: /^Accept ?Initiative/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Department').selectOption({ index: 1 });
  await dialog.getByLabel('Importance, 1 to 5').selectOption('5');
  await axe();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('asks for it, 5 of 5.')).toBeVisible();
  await undo(page, 'Initiative was accepted.');
  await expect(page.getByRole('button', { name: /^Accept ?Initiative/ })).toBeVisible();
  await page.getByRole('button', { name: /^Reject ?Initiative/ }).click();
  await expect(page.getByText(/0 accepted, 1 rejected/)).toBeVisible();
});

test('a new trait is put into words piece by piece, and taken over into the editor', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits/ai');
  await page.getByRole('button', { name: 'Draft a new trait' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tool Care');
  await page.getByLabel('Definition (optional)').fill('Cleans and returns shared tools, and reports what is broken.');
  await page.getByRole('main').getByRole('button', { name: /^(Draft|Put)/ }).last().click();
  await expect(page.getByText('Put together by rules, without a language model.')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Accept the remaining' }).click();
  await page.getByRole('button', { name: 'Take over into a new trait' }).click();
  await expect(heading(page)).toHaveText('New trait');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tool Care');
  await expect(page.getByRole('textbox', { name: /^Level 3/ })).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(heading(page)).toHaveText('Edit trait');
});

test('two traits that say the same are found, merged and taken apart again', { tag: '@screen' }, async ({ page, signIn, visitor, axe }) => {
  const maker = await visitor();
  await maker.signIn('contributor');
  const [one, other] = [await make(maker, 'Tool order'), await make(maker, 'Order of tools')];
  await signIn('contributor');
  await page.goto('/traits/overlaps');
  await page.getByRole('button', { name: /^Preview the merge of (Tool order and Order of tools|Order of tools and Tool order)/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge / });
  await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toBeEnabled();
  await axe();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const found = async () => {
    const { traits } = await maker.get<Schemas['TraitList']>('/api/traits?q=tools&limit=200');
    return traits.map(({ id }) => id).filter((id) => [one.id, other.id].includes(id)).length;
  };
  await expect.poll(found).toBe(1);
  await undo(page, /^(Tool order|Order of tools) went into /);
  await expect.poll(found).toBe(2);
});

test('the debug pages work for anybody, and keep nothing', { tag: '@screen' }, async ({ page, axe }) => {
  await page.goto('/debug/trait-demo');
  await expect(page.getByRole('img', { name: /^Levels of the traits/ })).toBeVisible();
  await axe();
  await page.keyboard.press('t');
  await expect(page.getByRole('table', { name: /^Levels/ })).toBeVisible();
  await axe();
  await page.keyboard.press('b');
  await expect(page.getByRole('img')).toHaveCount(0);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: /Ambra Testfield/ }).first().click();

  await page.goto('/debug/trait-test');
  await page.getByRole('textbox', { name: 'Text' }).fill('I warned the client three days ahead that it would be late and named a new date.');
  await page.getByRole('button', { name: 'Score it' }).click();
  await expect(page.getByText('Both are the same')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reliability' })).toContainText('Level 4');
  await axe();

  for (const path of ['/debug/role-suggest', '/debug/clean-role-suggest']) {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Role title' }).fill('Sr. Admissions Counselor (f/m/d)');
    await page.getByRole('textbox', { name: 'Job description' }).fill(ROLE);
    await page.getByRole('main').locator('form').getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'The answer' })).toBeVisible();
    await axe();
  }
});
