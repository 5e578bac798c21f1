import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswer, Person, type Schemas } from './person';

export type Worksheet = Schemas['AidWorksheet'];
export type WorkedOut = Schemas['AidWorkedOut'];

export const HOME = '/financial-aid';
const API = '/api/financial-aid';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const result = (page: Page) => panel(page, 'Result');
export const interview = (page: Page) => panel(page, 'Interview');

/** The figure of this name. */
export const figure = (within: Locator, name: string) =>
  within.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

/** A question of the interview. */
export const question = (page: Page, name: string) => interview(page).getByLabel(name, { exact: true });

/** Opens a step of the interview, unless it is open. */
export async function openStep(page: Page, name: string): Promise<void> {
  const step = interview(page).getByRole('heading', { name: new RegExp(`^${name}`) }).getByRole('button');
  await expect(step).toBeVisible();
  if ((await step.getAttribute('aria-expanded')) === 'false') await step.click();
  await expect(step).toHaveAttribute('aria-expanded', 'true');
}

/** The cells of a table, row by row, without its head. */
export const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

export const TABS = {
  Trace: 'From income to index',
  Package: 'From cost to what is left',
  'What if': 'Cliffs',
  Compare: 'Lines that differ',
  Checks: 'Checks of the engine',
  Letter: 'Read an award letter',
} as const;

/** Opens a view of the result, and waits for what is last in it. */
export async function openTab(page: Page, name: keyof typeof TABS): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(panel(page, TABS[name])).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Whoever the browser is signed in as, at the interface itself. */
export const asOwner = (page: Page) => new Person(page.request);

export const samples = async (person: Person) =>
  (await person.get<Schemas['AidSampleList']>(`${API}/samples`)).samples;

export async function begin(page: Page, sample: string): Promise<Schemas['AidFamily']> {
  const found = (await samples(asOwner(page))).find(({ id }) => id === sample);
  const body = { name: found?.name, worksheet: found?.worksheet };
  const family = await expectAnswer<Schemas['AidFamily']>(await asOwner(page).send('POST', `${API}/families`, body), 201);
  await page.goto(`${HOME}/families/${family.id}`);
  await expect(heading(page)).toHaveText(family.name);
  await expect(figure(result(page), 'Student Aid Index')).toBeVisible();
  return family;
}

/** The family whose page it is, as the server has it. */
export const familyOn = (page: Page) => {
  const id = /\/families\/([^/?#]+)/.exec(page.url())?.[1];
  return asOwner(page).get<Schemas['AidFamily']>(`${API}/families/${id}`);
};

export async function estimate(page: Page, worksheet: Worksheet): Promise<WorkedOut> {
  return expectAnswer(await asOwner(page).send('POST', `${API}/estimates`, { worksheet }), 200);
}

/** The same worksheet with another amount. */
export function withAmount(sheet: Worksheet, who: Schemas['AidWho'], amounts: Partial<Record<Schemas['AidItem'], number>>): Worksheet {
  const person = sheet.application[who];
  const changed = { ...person, amounts: { ...person.amounts, ...amounts } };
  return { ...sheet, application: { ...sheet.application, [who]: changed } } as Worksheet;
}

const WHOLE = new Intl.NumberFormat('en-US');
export const index = (value: number) => `${value < 0 ? '−' : ''}${WHOLE.format(Math.abs(value))}`;
export const money = (value: number) => `${value < 0 ? '−' : ''}$${WHOLE.format(Math.abs(value))}`;
const between = ({ least, most }: Schemas['AidBounds'], say: (value: number) => string) =>
  least === most ? say(least) : `${say(least)} to ${say(most)}`;

export const indexOf = ({ sai }: Pick<WorkedOut, 'sai'>) => between(sai, index);
export const pellOf = ({ pell }: Pick<WorkedOut, 'pell'>) => between(pell, money);

/** Whatever was typed has reached the server. */
export const expectSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The cards say what the server answers for what it has kept. Returns that. */
export async function expectAsReckoned(page: Page): Promise<WorkedOut> {
  await expectSaved(page);
  const worked = await estimate(page, (await familyOn(page)).worksheet);
  await expect(figure(result(page), 'Student Aid Index')).toHaveText(indexOf(worked));
  await expect(figure(result(page), 'Pell Grant')).toHaveText(pellOf(worked));
  return worked;
}

/** A phone zooms out to show what is too wide: its own idea of the width grows with it. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
