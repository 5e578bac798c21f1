import { expect, test } from './fixtures';
import {
  button,
  countOf,
  expectToFit,
  giving,
  heading,
  kind,
  money,
  panel,
  QUALITY,
  queue,
  readCard,
  scan,
  side,
  tab,
  who,
} from './graduway-work';
import { tabTo } from './keyboard';
import { expectAnswer, Person, type Schemas } from './person';
import { undo } from './toasts';
import { csv } from './traits';

// Here the records change: each test has a campus of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 }, { campus: 300 })) });

test('a scan fills the queue, and a pair is merged as it was previewed and parted again', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  await page.goto(QUALITY);
  await expect(heading(page)).toHaveText('Data quality');
  await expect(page.getByText('Nobody has looked for flaws yet')).toBeVisible();
  await axe();
  await button(page, 'Scan all records').click();
  await expect(page.getByText('The scan is done. The queue is up to date.')).toBeVisible();
  await expect(panel(page, 'Scan')).toContainText('300 records looked at');

  await kind(page, 'Duplicates').click();
  const [first] = (await queue(me, 'kind=duplicate')).items;
  const before = await readCard(me, first?.id ?? '');
  const [one, other] = before.records;
  if (!one || !other || !before.merge) throw new Error('there is no pair to merge');
  const total = one.givenCents + other.givenCents;
  await expect(who(page)).toHaveText(`${one.person.name} and ${other.person.name}`);
  for (const { text } of first?.evidence ?? []) await expect(page.getByText(text).first()).toBeVisible();
  const gifts = panel(page, 'Gifts');
  await expect(gifts).toContainText(`After: ${money(total)} in ${one.gifts + other.gifts}`);
  await expect(gifts).toContainText('Equal');
  const sums = await page.getByRole('table', { name: 'Gifts by fund' }).locator('tbody tr td:nth-child(4)').allTextContents();
  expect(sums.reduce((sum, text) => sum + Math.round(Number(text.replace(/[$,]/g, '')) * 100), 0)).toBe(total);
  await axe();
  await expectToFit(page);

  // The other record stays, but with the name of the one that goes.
  const { kept, removed } = before.merge;
  const home = before.merge.fields.find(({ field, same }) => field === 'home' && !same);
  await button(page, new RegExp(`record ${removed.id} of ${removed.name}\\)$`)).click();
  await expect(button(page, new RegExp(`record ${removed.id} of ${removed.name}\\)$`))).toHaveAttribute('aria-pressed', 'true');
  if (home) {
    await side(page, home.label, kept.id).click();
    await expect(side(page, home.label, kept.id)).toHaveAttribute('aria-pressed', 'true');
    await button(page, `Leave it to the rule for ${home.label}`).click();
    await expect(button(page, `Leave it to the rule for ${home.label}`)).toHaveCount(0);
  }
  await expect(gifts).toContainText('Equal');
  await expect(button(page, 'Merge')).not.toHaveAttribute('aria-disabled');
  await button(page, 'Merge').click();
  await expect(page.getByText(/: The two records are one now\.$/)).toBeVisible();
  const merged = await giving(me, removed.id);
  expect([merged.lifetimeCents, merged.count], 'not a cent is lost').toEqual([total, one.gifts + other.gifts]);
  await expect(kind(page, 'Duplicates')).toHaveText(/1$/);
  await axe();

  await undo(page, /: The two records are one now\.$/);
  await expect(page.getByText(/^Taken back: /)).toBeVisible();
  await expect(who(page)).toHaveText(`${one.person.name} and ${other.person.name}`);
  const after = await readCard(me, before.item.id);
  expect({ ...after, history: [] }, 'everything is as it was').toEqual({ ...before, history: [] });
  await page.goto(`${QUALITY}/history`);
  await expect(page.getByRole('table', { name: 'What was decided' }).getByRole('row').nth(1)).toContainText('Taken back');
  await axe();
  await expectToFit(page);
});

test('by keyboard alone the queue is worked through, and back', async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const { items, counts } = await scan(new Person(page.request));
  const stale = items.filter((item) => item.kind === 'stale_contact').map(({ person }) => person.name);
  const open = counts.find((count) => count.kind === 'stale_contact')?.open ?? 0;
  await page.goto(QUALITY);
  await tabTo(page, kind(page, 'Stale contact'));
  await page.keyboard.press('Enter');
  await expect(who(page)).toHaveText(stale[0] ?? '');
  await page.keyboard.press('j');
  await expect(who(page)).toHaveText(stale[1] ?? '');
  await expect(who(page)).toBeFocused();
  await page.keyboard.press('k');
  await expect(who(page)).toHaveText(stale[0] ?? '');
  await expect(who(page)).toBeFocused();

  await page.keyboard.press('c');
  await expect(page.getByText(`${stale[0]}: The contact details are confirmed as of today.`)).toBeVisible();
  await expect(who(page)).toHaveText(stale[1] ?? '');
  await expect(kind(page, 'Stale contact')).toHaveText(new RegExp(`${open - 1}$`));

  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: 'Snooze' });
  await axe();
  await snooze.getByLabel('On', { exact: true }).fill('2020-01-01');
  await expect(snooze.getByLabel('On', { exact: true })).toHaveAccessibleDescription('Choose a day after today.');
  await page.keyboard.press('Enter');
  await expect(snooze, 'a day that has passed is not taken').toBeVisible();
  await snooze.getByRole('radio', { name: 'A week' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${stale[1]}: It comes back later.`)).toBeVisible();
  await expect(who(page)).toHaveText(stale[2] ?? '');

  await page.keyboard.press('d');
  const dismiss = page.getByRole('dialog', { name: 'Dismiss' });
  await expect(button(dismiss, 'Dismiss')).toHaveAttribute('aria-disabled', 'true');
  await axe();
  await page.keyboard.type('Reached through the club');
  await tabTo(page, button(dismiss, 'Dismiss'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${stale[2]}: It was dismissed.`)).toBeVisible();
  await expect(kind(page, 'Stale contact')).toHaveText(new RegExp(`${open - 3}$`));

  for (const name of [stale[2], stale[1], stale[0]]) {
    await page.keyboard.press('z');
    await expect(who(page), 'the newest decision first').toHaveText(name ?? '');
  }
  await expect(kind(page, 'Stale contact')).toHaveText(new RegExp(`${open}$`));
  await page.keyboard.press('z');
  await expect(page.getByText(/^Nothing was decided here yet\./)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Take the last decision back')).toBeVisible();
});

test('who was never asked is to be asked, and what was decided is taken back in the history', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('contributor');
  await scan(new Person(page.request));
  await page.goto(`${QUALITY}/tasks`);
  await expect(page.getByText('Nobody is to be asked')).toBeVisible();
  await page.goto(`${QUALITY}?kind=missing_consent`);
  const name = (await who(page).textContent()) ?? '';
  await expect(page.getByText('They were never asked what may be used.')).toBeVisible();
  await axe();
  await expectToFit(page);
  const open = await countOf(page, 'Consent never asked');
  await button(page, 'Ask them').click();
  await expect(page.getByText(`${name}: Somebody is to ask them.`)).toBeVisible();
  await expect(kind(page, 'Consent never asked')).toHaveText(new RegExp(`${open - 1}$`));
  await page.getByLabel('State').selectOption('decided');
  await expect(who(page)).toHaveText(name);
  await expect(page.getByText(/^To ask: /)).toBeVisible();

  await tab(page, 'To ask').click();
  const task = page.getByRole('table', { name: 'To ask' }).getByRole('row').filter({ hasText: name });
  await expect(task).toContainText('Open');
  await axe();
  await expectToFit(page);
  await task.getByRole('button', { name: /^Done/ }).click();
  await expect(task).toContainText('Theo Lindqvist');
  await undo(page, /^Done: /);
  await expect(task).toContainText('Open');

  await tab(page, 'History').click();
  const decided = page.getByRole('table', { name: 'What was decided' }).getByRole('row').filter({ hasText: name });
  await expect(decided).toContainText('Stands');
  await decided.getByRole('button', { name: /^Undo/ }).click();
  await expect(decided).toContainText('Taken back');
  await tab(page, 'To ask').click();
  await expect(page.getByText('Nobody is to be asked')).toBeVisible();
});

test('two records are paired by hand, and decisions that rest on each other are parted in turn', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
  watch,
}) => {
  watch.expectFailure('/api/graduway/quality/pairs', 422);
  watch.expectFailure(/\/api\/graduway\/quality\/decisions\/\d+\/undo$/, 409);
  await signIn('contributor');
  const me = new Person(page.request);
  const { items } = await scan(me);
  const pair = items.find((item) => item.kind === 'duplicate');
  const third = items.find((item) => item.kind === 'stale_contact' && item.person.kinds.includes('alum'))?.person;
  if (!pair?.other || !third) throw new Error('there is nobody to pair');
  const sums = await Promise.all([pair.person.id, pair.other.id, third.id].map((id) => giving(me, id)));
  const total = sums.reduce((sum, { lifetimeCents }) => sum + lifetimeCents, 0);
  await page.goto(`${QUALITY}?kind=duplicate&item=${pair.id}`);
  await button(page, 'Merge').click();
  await expect(page.getByText(/: The two records are one now\.$/)).toBeVisible();
  const decision = (await queue(me, 'which=decided')).items[0]?.decision;
  const { merge } = await readCard(me, pair.id);
  expect(merge ?? null, 'what is decided is not offered again').toBeNull();
  const kept = (await me.http.get(`/api/people/${pair.person.id}`)).ok() ? pair.person.id : pair.other.id;

  await button(page, 'Pair two records').click();
  const dialog = page.getByRole('dialog', { name: 'Pair two records' });
  const [one, other] = [dialog.getByLabel('First record'), dialog.getByLabel('Second record')];
  await one.fill('Rosa');
  await button(dialog, 'Put into the queue').click();
  await expect(one).toHaveAccessibleDescription(/A number such as 17/);
  await expect(other).toHaveAccessibleDescription(/A number such as 17/);
  await axe();
  await one.fill(String(kept));
  await other.fill(String(kept));
  await button(dialog, 'Put into the queue').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await other.fill(`/people/${third.id}`);
  await button(dialog, 'Put into the queue').click();
  await expect(page.getByText('put in by hand')).toBeVisible();
  await axe();
  await expectToFit(page);
  await button(page, 'Merge').click();
  await expect(page.getByText(/: The two records are one now\.$/).last()).toBeVisible();
  await expect.poll(async () => (await queue(me, 'which=decided&kind=duplicate')).total).toBe(2);
  const holders = await Promise.all(
    [kept, third.id].map(async (id) => ((await me.http.get(`/api/people/${id}`)).ok() ? (await giving(me, id)).lifetimeCents : 0)),
  );
  expect(holders.reduce((sum, cents) => sum + cents, 0)).toBe(total);

  await tab(page, 'History').click();
  const decisions = page.getByRole('table', { name: 'What was decided' }).locator('tbody tr');
  await expect(decisions.nth(1)).toContainText('A later decision rests on it.');
  await axe();
  await decisions.nth(1).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await decisions.nth(0).getByRole('button', { name: /^Undo/ }).click();
  await expect(decisions.nth(0)).toContainText('Taken back');
  await decisions.nth(1).getByRole('button', { name: /^Undo/ }).click();
  await expect(decisions.nth(1)).toContainText('Taken back');
  expect(decision?.undoneAt ?? null).toBeNull();
  const again = await Promise.all([pair.person.id, pair.other.id, third.id].map((id) => giving(me, id)));
  expect(again, 'each has their own again').toEqual(sums);
});

test('a scan waits for its turn, and is cancelled', async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  // There are two to do the work, and this keeps them busy.
  const { csrfToken } = await me.session();
  const headers = { 'X-CSRF-Token': csrfToken ?? '', 'Content-Type': 'application/octet-stream' };
  for (const name of ['one', 'two', 'three', 'four']) {
    const busy = await me.http.post(`/api/traits/imports?name=${name}.csv`, { headers, data: csv(5000, 150) });
    await expectAnswer(busy, 202);
  }
  await page.goto(QUALITY);
  await button(page, 'Scan all records').click();
  const progress = page.getByRole('progressbar', { name: 'Scan of all records' });
  await expect(progress).toBeVisible();
  await axe();
  await button(panel(page, 'Scan'), 'Cancel').click();
  await expect(page.getByText('The scan was cancelled. The queue is as it was.')).toBeVisible();
  await expect(panel(page, 'Scan'), 'it had not begun').toContainText('No scan was made yet.');
  await expect(page.getByText('Nobody has looked for flaws yet')).toBeVisible();
});

test('a viewer sees the queue, and decides nothing', { tag: '@screen' }, async ({ page, signIn, visitor, axe }) => {
  const worker = await visitor();
  await worker.signIn('contributor');
  const { items } = await scan(worker);
  await signIn('viewer');
  await page.goto(QUALITY);
  await expect(who(page)).toBeVisible();
  for (const name of ['Scan all records', 'Pair two records', 'Merge']) {
    await expect(button(page, name)).toBeDisabled();
    await expect(button(page, name)).toHaveAccessibleDescription(/Only a contributor or an admin/);
  }
  await axe();
  await expectToFit(page);
  await page.keyboard.press('n');
  const me = new Person(page.request);
  const answer = await me.send('POST', `/api/graduway/quality/items/${items[0]?.id}/decisions`, { act: 'not_same' });
  expect(answer.status()).toBe(403);
  const { counts } = await me.get<Schemas['QualityQueue']>('/api/graduway/quality');
  expect(counts.reduce((sum, { decided }) => sum + decided, 0)).toBe(0);
});
