import type { Schemas } from '@/api/client';

type Year = Schemas['GivingYear'];

/** Every year from the first to the last, in order, also those without a gift. */
export function fillYears(years: readonly Year[]): Year[] {
  const known = new Map(years.map((year) => [year.year, year]));
  const numbers = [...known.keys()];
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return known.get(year) ?? { year, cents: 0, count: 0 };
  });
}
