import type { Who } from '../app';

/** Somebody on a list. */
export type Ranked = Who & {
  /** As good as the one above. */
  isTied: boolean;
};

/** A list by hand, the best first. */
export type List = readonly Ranked[];

export const toList = (tiers: readonly (readonly Who[])[]): Ranked[] =>
  tiers.flatMap((tier) => tier.map(({ id, name }, place) => ({ id, name, isTied: place > 0 })));

/** Those who are alike together, by their numbers. */
export function toTiers(list: List): number[][] {
  const tiers: number[][] = [];
  for (const { id, isTied } of list) {
    const last = tiers.at(-1);
    if (isTied && last) last.push(id);
    else tiers.push([id]);
  }
  return tiers;
}

/** Who is moved stands alone there: what they were as good as is no longer above. */
export function move(list: List, from: number, to: number): Ranked[] {
  const one = list[from];
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (!one || place === from) return [...list];
  const others = list.toSpliced(from, 1);
  // Who was tied to the moved one is tied to nobody.
  const next = others[from];
  const loosened = next?.isTied && !one.isTied ? others.with(from, { ...next, isTied: false }) : others;
  return tidy(loosened.toSpliced(place, 0, { ...one, isTied: false }));
}

export function remove(list: List, place: number): Ranked[] {
  const gone = list[place];
  const others = list.toSpliced(place, 1);
  const next = others[place];
  return tidy(next?.isTied && gone && !gone.isTied ? others.with(place, { ...next, isTied: false }) : others);
}

export const tie = (list: List, place: number, isTied: boolean): Ranked[] =>
  tidy(list.map((one, at) => (at === place ? { ...one, isTied } : one)));

export const add = (list: List, who: Who): Ranked[] =>
  list.some(({ id }) => id === who.id) ? [...list] : [...list, { ...who, isTied: false }];

/** Nobody is above the first. */
const tidy = (list: Ranked[]): Ranked[] =>
  list.map((one, place) => (place === 0 && one.isTied ? { ...one, isTied: false } : one));

/** The choice that each is, from 1 on. */
export function choices(list: List): number[] {
  let tier = 0;
  return list.map(({ isTied }) => {
    if (!isTied) tier += 1;
    return tier;
  });
}
