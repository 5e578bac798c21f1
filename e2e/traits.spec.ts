import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';
import { expectAnswer, type Schemas } from './person';
import { undo } from './toasts';
import { csv, found, heading, make, save, search, state } from './traits';

// Here traits change: each test has a library of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

test('by keyboard alone from the list to a saved trait, and back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits');
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('40 traits');
  await axe();

  await tabTo(page, page.getByRole('link', { name: 'New trait' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('New trait');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Tidiness');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Puts tools back where others find them.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nobody has to search.');
  for (const anchor of [
    'Leaves tools lying on the floor.',
    'Puts tools back after a reminder.',
    'Puts the tools back at the end of the day.',
    'Labels the shelf, so that each tool has a place.',
    'Agrees an order for the workshop with the team and checks it each month.',
  ]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(anchor);
  }
  await expect(state(page)).toContainText('Saved as a draft');
  await axe();
  await page.keyboard.press('Control+s');
  await expect(heading(page)).toHaveText('Edit trait');
  await expect(page.getByText('Tidiness', { exact: true }).first()).toBeVisible();
  await axe();

  await page.goto('/traits?q=tidiness');
  await expect(found(page).getByRole('link', { name: 'Tidiness' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Actions for Tidiness' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete Tidiness?' })).toContainText('Nothing uses it.');
  await axe();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(found(page).getByText('No trait was found')).toBeVisible();
  await undo(page, 'Tidiness was deleted.');
  await expect(found(page).getByRole('link', { name: 'Tidiness' })).toBeVisible();
});

test('many traits are archived and deleted at once, and come back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/traits');
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('40 traits');
  const bar = page.getByRole('group', { name: 'Selected traits' });
  for (const action of ['Archive', 'Delete']) {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await expect(bar).toContainText('40 selected');
    await axe();
    await bar.getByRole('button', { name: action, exact: true }).click();
    if (action === 'Delete') {
      const dialog = page.getByRole('dialog', { name: 'Delete 40 traits?' });
      await expect(dialog.getByRole('list', { name: 'Traits that departments ask for' })).toBeVisible();
      await axe();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    }
    await expect(found(page).getByText('No trait was found')).toBeVisible();
    await undo(page, `40 traits were ${action.toLowerCase()}d.`);
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('40 traits');
  }
});

test('a viewer sees every control switched off with the reason, and the server refuses all the same', { tag: '@screen' }, async ({
  page,
  signIn,
  visitor,
  axe,
}) => {
  const reason = 'Only a contributor or an admin can change traits.';
  await signIn('viewer');
  await page.goto('/traits?q=reliability');
  await expect(page.getByRole('button', { name: 'New trait' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'New trait' })).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('button', { name: 'Actions for Reliability' })).toBeDisabled();
  await axe();
  await found(page).getByRole('link', { name: 'Reliability', exact: true }).click();
  await expect(heading(page)).toHaveText('Edit trait');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Reliability');
  const controls = page.getByRole('main').locator('input:enabled:not([readonly]), textarea:enabled:not([readonly]), select:enabled');
  await expect(controls, 'nothing can be typed').toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await axe();
  for (const [path, control] of [
    ['/traits/departments?tab=tree', 'Add a department'],
    ['/traits/imports', 'Drop a CSV or JSON file here, or choose one'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByLabel(control).or(page.getByRole('button', { name: control })).first()).toBeDisabled();
    await axe();
  }

  const viewer = await visitor();
  await viewer.signIn('viewer');
  const body = { content: { name: 'Sneaky', definition: 'Writes where nobody may.' } };
  for (const [method, path, data] of [
    ['POST', '/api/traits', body],
    ['PUT', '/api/traits/reliability', { version: 1, ...body }],
    ['DELETE', '/api/traits/reliability', undefined],
    ['POST', '/api/traits/bulk', { ids: ['reliability'], action: 'delete' }],
    ['PUT', '/api/departments/cells', { cells: [] }],
  ] as const) {
    const answer = await viewer.send(method, path, data);
    expect(answer.status(), `${method} ${path}`).toBe(403);
  }
});

test('two people change one trait: the second is told, sees the difference and loses nothing', { tag: '@screen' }, async ({
  page,
  signIn,
  visitor,
  watch,
  axe,
}) => {
  const other = await visitor();
  await other.signIn('admin');
  const trait = await make(other, 'Order');
  await signIn('contributor');
  await page.goto(`/traits/${trait.id}/edit`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const definition = page.getByRole('textbox', { name: /^Definition/ });
  await definition.fill('Keeps the tools in order and lends them out by list.');
  await page.getByRole('textbox', { name: 'Why it matters' }).fill('Nobody has to search or ask.');

  const content = { ...trait.content, name: 'Good order', definition: 'Keeps the tools in order and hands them on sharp.' };
  const { anchors, confusedWith, cues, questions, frameworks } = content;
  const said = { name: content.name, definition: content.definition, why: content.why, anchors, confusedWith, cues, questions, frameworks };
  await expectAnswer(await other.send('PUT', `/api/traits/${trait.id}`, { version: trait.version, content: said }), 200);

  watch.expectFailure(`/api/traits/${trait.id}`, 409);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Dana Reyes changed this trait while you were editing' });
  await expect(dialog).toContainText('You have both changed 1 part');
  await expect(dialog.locator('ins', { hasText: 'sharp' }).first()).toBeVisible();
  await expect(dialog.locator('ins', { hasText: 'lends' }).first()).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(definition, 'nothing is lost').toHaveValue('Keeps the tools in order and lends them out by list.');

  await page.getByRole('button', { name: 'Compare now' }).click();
  await dialog.getByRole('group', { name: 'Definition' }).getByRole('radio', { name: /Keep mine/ }).check();
  await dialog.getByRole('button', { name: 'Save both together' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name, 'what only the other has changed').toHaveValue('Good order');
  await page.reload();
  await expect(definition).toHaveValue('Keeps the tools in order and lends them out by list.');
  await expect(page.getByRole('textbox', { name: 'Why it matters' })).toHaveValue('Nobody has to search or ask.');
  await expect(name).toHaveValue('Good order');
});

test('what was typed is there again after the browser has gone', async ({ page, signIn, openBrowser }) => {
  await signIn('contributor');
  await page.goto('/traits/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Unfinished');
  await expect(state(page)).toContainText('Saved as a draft');
  const later = await openBrowser();
  await later.request.post('/api/session/demo', { data: { role: 'contributor' } });
  await later.goto('/traits');
  await later.getByRole('link', { name: 'Continue Unfinished' }).click();
  await later.getByRole('button', { name: 'Continue with them' }).click();
  await expect(later.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Unfinished');
});

test('nobody is rated on what they feel: such a trait is refused with the reason', async ({ page, signIn }) => {
  await signIn('contributor');
  await page.goto('/traits/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cheerfulness');
  await page.getByRole('textbox', { name: /^Definition/ }).fill('Feels happy at work.');
  await expect(page.getByText('This cannot be saved yet')).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a file of five thousand traits is imported, scrolled, searched and taken back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.setTimeout(300_000);
  await signIn('contributor');
  await page.goto('/traits/imports');
  const file = { name: 'skills.csv', mimeType: 'text/csv', buffer: csv(5000, 150) };
  await page.getByLabel('Drop a CSV or JSON file here, or choose one').setInputFiles(file);
  const figures = page.getByLabel('What 5,150 rows came to');
  await expect(figures).toBeVisible({ timeout: 120_000 });
  await expect(figures).toContainText('New5,000');
  await expect(figures).toContainText('Rejected150');
  await axe();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rejected rows' }).click();
  const errors = (await readFile(await (await coming).path())).toString().trim().split('\n');
  expect(errors).toHaveLength(151);
  expect(errors.some((line) => line.includes('must not be empty'))).toBe(true);
  expect(errors.some((line) => line.includes('feels'))).toBe(true);

  for (const view of ['cards', 'table']) {
    await page.goto(`/traits?view=${view}`);
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('5,040 traits');
    await expect(found(page).getByRole('link', { name: 'Accountability' })).toBeVisible();
    // What comes into sight is measured then, and may be higher than was thought.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(found(page).getByRole('link', { name: 'Using Feedback' }), 'the last of all').toBeInViewport({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    expect(await found(page).getByRole('checkbox').count(), 'only what is near is drawn').toBeLessThan(200);
    await page.evaluate(() => window.scrollTo(0, 0));
    await search(page).fill('task 04321');
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('1 trait');
    await expect(found(page).getByRole('link', { name: 'Skill 04321' })).toBeVisible();
    await axe();
  }

  await page.goto('/traits/imports');
  await page.getByRole('link', { name: 'skills.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone').first()).toBeVisible({ timeout: 120_000 });
  const { total } = await expectAnswer<Schemas['TraitList']>(await page.request.get('/api/traits?limit=1'), 200);
  expect(total).toBe(40);
});
