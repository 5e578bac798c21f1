import { expect, test } from './fixtures';
import {
  API,
  ASKED,
  asOwner,
  button,
  campusRole,
  chip,
  expectRanked,
  expectToFit,
  forget,
  heading,
  HOME,
  makeRole,
  openCandidate,
  openRole,
  openTab,
  panel,
  rank,
  rows,
  VIEWS,
} from './role-matching';

test.use({ site: async ({ campus }, use) => use(campus) });

test('the list of roles and its forms can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe, watch }) => {
  await signIn('contributor');
  const role = await makeRole(asOwner(page), { name: 'To be listed', requirements: ASKED });
  await page.goto(HOME);
  await expect(page.getByRole('row').filter({ hasText: 'To be listed' })).toContainText('2 musts, 1 nice to have');
  await expectToFit(page, 'all roles');
  await axe();
  await button(page, 'New role').click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await expect(button(dialog, 'Read and rank'), 'nothing is no description').toBeDisabled();
  await axe();
  await button(dialog, 'A file').click();
  await axe();
  await button(dialog, 'An opening of the campus').click();
  await expect(dialog.getByRole('list', { name: 'Openings' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('no such words at all');
  await expect(dialog.getByText('No opening says these words')).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('list', { name: 'Openings' })).toBeVisible();
  await expectToFit(page, 'openings');
  await axe();
  watch.expectFailure(`${API}/roles/nothing`, 404);
  await page.goto(`${HOME}/roles/nothing`);
  await expect(heading(page)).toHaveText('There is no such role');
  await forget(asOwner(page), role);
});

test('the cells of a ranking lie beside each other, however wide the page is', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'To be widened');
  const found = await rank(staff, role);
  await openRole(page, role);
  await expectRanked(page, found);
  const first = rows(page).first();
  const { height } = page.viewportSize() ?? { height: 800 };
  // Around 1280 its panel is wider than where other tables become cards, and narrower than where its own rows do.
  for (const width of [1440, 1340, 1310, 1280, 1240, 1100, 800]) {
    await page.setViewportSize({ width, height });
    const covered = await first.locator('td').evaluateAll((cells) => {
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const isCut = (cell: Element) => cell.scrollWidth > cell.clientWidth + 1;
      return cells.filter((cell, at) => isCut(cell) || boxes.some((box, other) => other > at && meet(boxes[at] as DOMRect, box)))
        .map((cell) => cell.textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
  await forget(staff, role);
});

test('a ranking and whoever is open beside it can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'To be read');
  const found = await rank(staff, role);
  const [asked, who] = [role.requirements[0]?.label ?? '', found.rows[0]?.label ?? ''];
  await openRole(page, role);
  await expectRanked(page, found);
  await expect(page.getByRole('heading', { name: /^Wording/ })).toBeVisible();
  await expectToFit(page, 'the workbench');
  await axe();
  await chip(page, asked).click();
  await expect(page.getByRole('group', { name: `Change ${asked}` })).toBeVisible();
  await axe();
  await openRole(page, role, '?as=matrix');
  await expect(page.getByRole('table', { name: 'Candidates and requirements' })).toBeVisible();
  await expectToFit(page, 'the matrix');
  await axe();
  await openRole(page, role, '?whatif=yes');
  await expect(panel(page, 'Selected at the line (four-fifths rule), by sex')).toBeVisible();
  await expectRanked(page, found);
  await expectToFit(page, 'a what-if');
  await axe();
  await openRole(page, role, '?q=no+such+words+at+all');
  await expect(page.getByText('Nobody passes this filter')).toBeVisible();
  await axe();

  await openRole(page, role);
  const opened = await openCandidate(page, who);
  await button(opened, 'Show the receipt').click();
  await expect(opened.getByRole('table', { name: 'Receipt, line by line' })).toBeVisible();
  await expectToFit(page, 'a candidate');
  await axe();
  await button(opened, `Reject ${who}`).click();
  await expect(page.getByRole('dialog', { name: `Reject ${who}` })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await button(opened, 'Report a mistake').click();
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  await dialog.getByRole('textbox', { name: 'What is wrong?' }).fill('The second job was not found');
  await axe();
  await button(dialog, 'Report it').click();
  await expect(panel(opened, 'Reported mistakes')).toContainText('The second job was not found');
  await forget(staff, role);
});

test('the other parts of a role can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'In parts');
  const [first, second] = (await rank(staff, role)).rows;
  const asked = role.requirements[0]?.id;
  const contests = `${API}/roles/${role.id}/candidates/${first?.id}/contests`;
  expect((await staff.send('POST', contests, { requirement: asked, note: 'It was another one' })).status()).toBe(201);

  await openRole(page, role, '/compare');
  await expect(page.getByText('Pick two to four candidates')).toBeVisible();
  await axe();
  await openRole(page, role, `/compare?pick=${first?.id},${second?.id}`);
  await expect(page.getByRole('table', { name: 'Candidates side by side' })).toBeVisible();
  await expectToFit(page, 'two side by side');
  await axe();

  await openTab(page, 'Fairness');
  const picture = panel(page, 'Selected at the line (four-fifths rule), by sex');
  await expect(picture).toBeVisible();
  await button(page, 'Try it').click();
  await expect(page.getByText(/^\d+ candidates tried\. No score has moved\.$/)).toBeVisible({ timeout: 60_000 });
  await expectToFit(page, 'fairness');
  await axe();
  await button(picture, 'Table').click();
  await expectToFit(page, 'fairness as tables');
  await axe();

  await openTab(page, 'Reported mistakes');
  const report = page.getByRole('row').filter({ hasText: 'It was another one' });
  await button(report, 'Answer').click();
  const dialog = page.getByRole('dialog', { name: 'Answer a report' });
  await dialog.getByRole('textbox', { name: 'What came of it?' }).fill('It was read again');
  await axe();
  await button(dialog, 'Answer').click();
  await expect(report).toContainText('Answered');
  await expectToFit(page, 'reported mistakes');
  await axe();

  await openTab(page, 'History');
  await expect(panel(page, 'History').getByRole('listitem')).toContainText('Begun');
  await expectToFit(page, 'the history');
  await axe();
  await page.goto(VIEWS);
  await expect(page.getByRole('table', { name: 'Views' })).toBeVisible();
  await expectToFit(page, 'who saw whom');
  await axe();
  await forget(staff, role);
});
