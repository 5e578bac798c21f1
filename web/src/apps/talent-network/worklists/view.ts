import type { WorklistKind } from '../types';
import { keyOf, LISTS } from '../words';

/** Which list is worked through, and where one is in it. */
export type View = {
  list: WorklistKind;
  /** Only those for whom it is about this must. */
  must: string;
  page: number;
};

export const PER_PAGE = 25;
const LONGEST = 200;
const LAST_PAGE = 1_000_000 / PER_PAGE;

/** What an address names. What the server would refuse is left out. */
export function readView(search: URLSearchParams): View {
  const list = keyOf(LISTS, search.get('list')) ?? 'ready';
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    list,
    // Who is ready misses nothing.
    must: list === 'ready' ? '' : (search.get('must') ?? '').trim().slice(0, LONGEST),
    page: Math.min(Math.max(1, page), LAST_PAGE),
  };
}

/** The same as an address has it. What is as usual is not in it. */
export function writeView({ list, must, page }: View): URLSearchParams {
  const search = new URLSearchParams();
  if (list !== 'ready') search.set('list', list);
  if (must && list !== 'ready') search.set('must', must);
  if (page > 1) search.set('page', String(page));
  return search;
}
