import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { department, type Handlers, open, traitCard } from '../testing';
import type { TraitCard } from '../types';
import { TraitList } from './TraitList';

export const TRAIT = '/api/traits/initiative';

export const drive = (change: Partial<TraitCard> = {}) =>
  traitCard({ id: 'drive', name: 'Drive', departmentCount: 0, frameworks: ['own:Our way'], ...change });

export const many = (count: number): TraitCard[] =>
  Array.from({ length: count }, (_, place) =>
    traitCard({ id: `trait-${place}`, name: `Trait ${String(place).padStart(4, '0')}` }),
  );

export const list = (traits: TraitCard[], change: Partial<Schemas['TraitList']> = {}) =>
  answer<'TraitList'>({ traits, total: traits.length, next: null, ...change });

/** Answers page by page, as the server does. */
export function paged(traits: TraitCard[]) {
  return ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const start = traits.findIndex(({ id }) => id === searchParams.get('after')) + 1;
    const page = traits.slice(start, start + Number(searchParams.get('limit')));
    const hasMore = start + page.length < traits.length;
    return list(page, { total: traits.length, next: hasMore ? page.at(-1)?.id : null });
  };
}

/** Opens the library. Each row is as high as a row would be: without a height all of them would be in sight. */
export function openList(as: Schemas['Role'], handlers: Handlers = {}, address = '/traits') {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const routes = ['/traits', '/employer-talent-network/traits'].flatMap((base) => [
    { path: base, element: <TraitList /> },
    { path: `${base}/*`, element: <p>Another page</p> },
  ]);
  return open(as, routes, address, {
    'GET /api/traits': () => list([traitCard(), drive()]),
    'GET /api/traits/drafts': () => answer<'TraitDraftList'>({ drafts: [] }),
    'GET /api/traits/frameworks': () =>
      answer<'FrameworkList'>({
        frameworks: [
          { value: 'bigFive:Openness', count: 3 },
          { value: 'nace:Teamwork', count: 12 },
          { value: 'onet:Initiative', count: 4 },
          { value: 'own:Our way', count: 1 },
        ],
      }),
    'GET /api/departments': () =>
      answer<'DepartmentList'>({
        departments: [department(), department({ id: 'retail', name: 'Retail', parent: 'sales', depth: 1 })],
      }),
    ...handlers,
  });
}

/** Scrolls the page, and with it everything on it. */
export function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -y, 0, 0));
  fireEvent.scroll(window);
}

/** What was asked of the list, without how many at once. */
export const asked = (requests: Request[]) =>
  requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/api/traits')
    .map(({ searchParams }) => {
      searchParams.delete('limit');
      return searchParams.toString();
    });

/** What was changed, as `[method and path, body]`. */
export async function changes(requests: Request[]) {
  const made = requests.filter(({ method }) => method !== 'GET');
  return Promise.all(
    made.map(async (request) => [
      `${request.method} ${new URL(request.url).pathname}`,
      JSON.parse((await request.text()) || 'null'),
    ]),
  );
}
