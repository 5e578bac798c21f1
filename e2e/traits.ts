import type { Page } from '@playwright/test';
import type { Person, Schemas } from './person';
import { expectAnswer } from './person';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const found = (page: Page) => page.getByRole('region', { name: 'Traits found' });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search traits' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** How far what is written has come. */
export const state = (page: Page) => page.getByRole('status').filter({ hasText: /draft|saved|written/ });

/** Rows that say a trait each, some of them wrong: `[right, wrong]` of them, mixed. */
export function csv(right: number, wrong: number): Buffer {
  const every = Math.floor((right + wrong) / wrong);
  const lines = ['name,definition,why,departments'];
  for (let row = 0, left = wrong; row < right + wrong; row += 1) {
    if (row % every === 0 && left > 0) {
      left -= 1;
      lines.push(left % 2 ? `Nameless ${row},,,` : `Moody ${row},Feels happy at work.,,`);
    } else {
      const number = String(row).padStart(5, '0');
      lines.push(`Skill ${number},Does task ${number} and writes down the result.,It can be repeated.,`);
    }
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** Makes a trait at the interface itself. */
export const make = async (person: Person, name: string): Promise<Schemas['TraitDetail']> => {
  const content = { name, definition: 'Keeps the tools in order and hands them on clean.', why: 'Nobody has to search.' };
  return expectAnswer(await person.send('POST', '/api/traits', { content }), 201);
};
