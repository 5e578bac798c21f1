import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { markdown, type Paper, pdf } from './papers';
import { expectAnswer, Person, type Schemas } from './person';

export type TalentRole = Schemas['TalentRole'];
export type Ranking = Schemas['CandidateRanking'];
type Requirement = Schemas['Requirement'];

export const HOME = '/role-matching';
export const BATCHES = `${HOME}/batches`;
export const VIEWS = `${HOME}/views`;
export const API = '/api/role-matching';
export const REASON = 'Only a contributor or an admin can change what others see: roles, résumés and decisions.';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const panel = (page: Page | Locator, name: string) => page.getByRole('region', { name, exact: true });
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
export const asOwner = (page: Page) => new Person(page.request);

/** A text as a pattern takes it letter by letter. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The cells of a table, row by row, without its head. */
export const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** A phone zooms out to show what is too wide: its own idea of the width grows with it. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What is written into a file by pressing something. */
export async function download(page: Page, press: Locator): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press.click();
  const file = await coming;
  expect(await file.failure()).toBeNull();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
}

/** Whatever was changed of a role has reached the server. */
export const expectSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

// What a role asks for.

export const chips = (page: Page) => page.getByRole('list', { name: 'Requirements', exact: true });
export const chip = (page: Page, label: string) =>
  chips(page).getByRole('button').filter({ has: page.getByText(label, { exact: true }) });

const NEEDS: Record<Schemas['RequirementNeed'], string> = { must: 'Must', nice: 'Nice to have', ignore: 'Ignored' };

/** What a chip says. */
export const chipText = ({ label, need, weight }: Requirement) =>
  `${label} ${NEEDS[need]}${need === 'ignore' ? '' : ` · ${weight}`}`;

export const skill = (id: number, label: string, need: Schemas['RequirementNeed'], weight: number): Requirement => ({
  id,
  kind: 'skill',
  label,
  text: label,
  need,
  weight,
});

/** For people whose résumés the tests write themselves. */
export const ASKED = [skill(1, 'Python', 'must', 8), skill(2, 'PostgreSQL', 'must', 6), skill(3, 'Kubernetes', 'nice', 4)];

// Roles, at the interface itself.

export async function makeRole(by: Person, change: Partial<Schemas['CreateTalentRole']> = {}): Promise<TalentRole> {
  const pool = { campus: true, batches: [] };
  const body = { name: 'Coordinator', text: '', requirements: [], pool, cut: 3000, ...change };
  return expectAnswer(await by.send('POST', `${API}/roles`, body), 201);
}

export async function forget(by: Person, { id }: Pick<TalentRole, 'id'>): Promise<void> {
  expect((await by.send('DELETE', `${API}/roles/${id}`)).status()).toBe(204);
}

export const readRole = (by: Person, { id }: Pick<TalentRole, 'id'>) => by.get<TalentRole>(`${API}/roles/${id}`);

export async function rank(by: Person, { id }: Pick<TalentRole, 'id'>, question: object = {}): Promise<Ranking> {
  return expectAnswer(await by.send('POST', `${API}/roles/${id}/ranking`, { limit: 25, ...question }), 200);
}

export async function readPosting(by: Person, text: string): Promise<Schemas['Posting']> {
  return expectAnswer(await by.send('POST', `${API}/readings`, { text }), 200);
}

export const readDetail = (by: Person, { id }: Pick<TalentRole, 'id'>, who: string) =>
  by.get<Schemas['CandidateDetail']>(`${API}/roles/${id}/candidates/${who}`);

/** The role whose page it is. */
export const roleOn = (page: Page) => readRole(asOwner(page), { id: /\/roles\/([^/?#]+)/.exec(page.url())?.[1] ?? '' });

/** What most people of the campus can do who can be ranked, whoever they are. */
async function commonSkills(by: Person, count: number): Promise<string[]> {
  const directory = await expectAnswer<Schemas['NetworkDirectory']>(
    await by.send('POST', '/api/talent-network/directory', { limit: 200, filter: { campus: true } }), 200);
  const { rows } = directory;
  expect(rows.length, 'people of the campus who can be ranked').toBeGreaterThan(3);
  const counts = new Map<string, number>();
  for (const { id } of rows) {
    const { skills } = await by.get<Schemas['PersonRecord']>(`/api/people/${id.slice(1)}`);
    for (const { skill: name } of skills) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const often = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return often.slice(0, count).map(([name]) => name);
}

/** A job description that somebody of the campus can meet, with a word in it that keeps others away. */
export async function writePosting(by: Person): Promise<string> {
  const [first, second, third, fourth, fifth, sixth] = await commonSkills(by, 6);
  return [
    'Project coordinator',
    '',
    'Our rockstar keeps the projects of a laboratory in Boston together. The pay is $60,000 to $70,000 a year.',
    '',
    'What you will do',
    '- Plan the work of a small team',
    '',
    'Requirements',
    ...[first, second, third, fourth].map((name) => `- ${name} is required`),
    '',
    'Nice to have',
    `- ${fifth}`,
    `- ${sixth}`,
  ].join('\n');
}

/** A role for the people of the campus, made of such a description. */
export async function campusRole(by: Person, name: string): Promise<TalentRole> {
  const { text, requirements } = await readPosting(by, await writePosting(by));
  return makeRole(by, { name, text, requirements });
}

export interface Move {
  asked: Requirement;
  weight: number;
  /** What the ranking would be. */
  then: Ranking;
}

/** A weight with which the ranking would be another one. */
export async function findMove(by: Person, role: TalentRole): Promise<Move> {
  for (const asked of role.requirements) {
    for (const weight of [10, 1]) {
      const requirements = role.requirements.map((one) => (one.id === asked.id ? { ...one, weight } : one));
      const then = await rank(by, role, { whatIf: { requirements } });
      if (then.rows.some(({ moved }) => (moved ?? 0) > 0)) return { asked, weight, then };
    }
  }
  throw new Error('no weight moves anybody');
}

// The ranking, and whoever is open beside it.

export const ranking = (page: Page) => panel(page, 'Ranking');
export const told = (page: Page) => ranking(page).locator('p[role=status]');
export const rows = (page: Page) => ranking(page).getByRole('table', { name: 'Ranked candidates' }).locator('[data-candidate]');
export const row = (page: Page, who: string) => rows(page).filter({ has: page.getByRole('link', { name: who, exact: true }) });
export const called = ({ name, label }: { name?: string | null; label: string }) => name ?? label;
/** Somebody beside the list, by what they are called there. */
export const detail = (page: Page, who: string) => panel(page, who);

export async function openRole(page: Page, { id, name }: TalentRole, part = ''): Promise<void> {
  await page.goto(`${HOME}/roles/${id}${part}`);
  await expect(heading(page)).toHaveText(name);
}

/** The list is this one, in its order. */
export const expectRanked = (page: Page, { rows: expected }: Ranking) =>
  expect(rows(page).getByRole('link')).toHaveText(expected.map(called));

/** Opens somebody of the list. */
export async function openCandidate(page: Page, who: string): Promise<Locator> {
  await row(page, who).getByRole('link').click();
  await expect(panel(detail(page, who), 'Requirements')).toBeVisible();
  return detail(page, who);
}

/** How an arrow is read out. */
export const movedWords = (moved: number) => (moved === 0 ? 'Same place' : moved > 0 ? `Up ${moved}` : `Down ${-moved}`);

// Résumés that were uploaded.

export const drop = (page: Page) => page.getByLabel('Drop résumés here, or choose them');
export const fileRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Files', exact: true }).getByRole('row', { name: new RegExp(`^${escaped(name)}`) });

/** A résumé with all that a reader looks for. */
export const resume = (name: string, done: string[], skills: string) => [
  name,
  `${name.toLowerCase().replace(' ', '.')}@mail.example`,
  'Experience',
  'Data Engineer, Acme Robotics, Jan 2019 to present',
  ...done.map((one) => `- ${one}`),
  'Analyst, Hill Insurance, Mar 2015 to Dec 2018',
  '- Wrote the monthly reports of three departments',
  'Education',
  'BSc in Computer Science, Calder College, 2015',
  'Skills',
  skills,
];

const HEADINGS = ['Experience', 'Education', 'Skills'];

/** As a text, with a gap before each heading. */
export const written = (file: string, lines: string[]): Paper => ({
  ...markdown(file, lines.map((line) => (HEADINGS.includes(line) ? `\n${line}` : line)).join('\n')),
  mimeType: 'text/plain',
});

/** On paper, and below it words in the colour of the page. */
export const withHidden = (file: string, lines: string[], hidden: string): Paper =>
  // Each line is shown by itself; the last one is white.
  pdf(file, [`${lines.join(') Tj 0 -28 Td (')}) Tj 1 g 0 -28 Td (${hidden}`]);

export async function makeBatch(by: Person, name: string): Promise<Schemas['TalentBatch']> {
  return expectAnswer(await by.send('POST', `${API}/batches`, { name }), 201);
}

export async function forgetBatch(by: Person, { id }: Pick<Schemas['TalentBatch'], 'id'>): Promise<void> {
  expect((await by.send('DELETE', `${API}/batches/${id}`)).status()).toBe(204);
}

/** Begins an upload, and has these files read on its page. */
export async function uploadTo(page: Page, name: string, papers: Paper[]): Promise<Schemas['TalentBatch']> {
  const batch = await makeBatch(asOwner(page), name);
  await page.goto(`${BATCHES}/${batch.id}`);
  await expect(heading(page)).toHaveText(name);
  await drop(page).setInputFiles(papers);
  for (const paper of papers) {
    await expect(fileRow(page, paper.name), paper.name).toBeVisible({ timeout: 30_000 });
    await expect(fileRow(page, paper.name), paper.name).not.toContainText('Waiting', { timeout: 30_000 });
  }
  return batch;
}
