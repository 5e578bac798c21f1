import type { Schemas } from '@/api/client';

export type Mode = Schemas['EngagementMode'];
export type Ranking = 'engaged' | 'rising' | 'lapsed';

/** Of whom: all that is given has to be so. */
export type Among = {
  classFrom?: number;
  classTo?: number;
  field?: string;
  region?: string;
  segment?: string;
};

/** What is shown of engagement, all of it in the address. */
export type View = {
  /** Of whom. */
  among: Among;
  by: 'decade' | 'field' | 'region' | 'everybody';
  /** What the lines of cohorts are about. */
  mode: Mode | 'any';
  ranking: Ranking;
  /** By what people are ranked. */
  listMode: Mode | 'any';
  page: number;
  /** Who is looked at closely. */
  person: number | null;
};

export const PER_PAGE = 25;

const MODES = ['philanthropic', 'volunteer', 'experiential', 'communication'] as const;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

function wholeIn(text: string | null, [least, most]: readonly [number, number]): number | undefined {
  const number = Number(text);
  return text && /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}

const YEARS = [1900, 2100] as const;
/** Half an id would be another one: it is left out. */
const SEGMENT = /^[\w:.-]{1,64}$/;

/** What an address says. What the server would refuse is left out. */
export function readView(search: URLSearchParams): View {
  const text = (name: string) => search.get(name)?.trim().slice(0, 200) || undefined;
  const among: Among = {
    classFrom: wholeIn(search.get('classFrom'), YEARS),
    classTo: wholeIn(search.get('classTo'), YEARS),
    field: text('field'),
    region: text('region'),
    segment: SEGMENT.exec(search.get('segment') ?? '')?.[0],
  };
  return {
    among: Object.fromEntries(Object.entries(among).filter(([, value]) => value !== undefined)),
    by: oneOf(['decade', 'field', 'region'], search.get('by')) ?? 'everybody',
    mode: oneOf(MODES, search.get('mode')) ?? 'any',
    ranking: oneOf(['engaged', 'rising', 'lapsed'], search.get('list')) ?? 'engaged',
    listMode: oneOf(MODES, search.get('listMode')) ?? 'any',
    page: wholeIn(search.get('page'), [1, 40_000]) ?? 1,
    person: wholeIn(search.get('person'), [1, 4_294_967_295]) ?? null,
  };
}

/** The same as an address has it. What is as usual is not in it. */
export function writeView({ among, by, mode, ranking, listMode, page, person }: View): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined, usual?: string | number) => {
    if (value !== undefined && value !== null && value !== usual) search.set(name, String(value));
  };
  for (const [name, value] of Object.entries(among)) set(name, value);
  set('by', by, 'everybody');
  set('mode', mode, 'any');
  set('list', ranking, 'engaged');
  set('listMode', listMode, 'any');
  set('page', page, 1);
  set('person', person);
  return search;
}
