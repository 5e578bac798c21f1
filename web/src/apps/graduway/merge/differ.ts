/** A text in three: what both have before, what only this one has, and what both have behind. */
export type Differing = readonly [before: string, own: string, behind: string];

/** Where two texts differ, in whole characters. */
export function differ(one: string, other: string): { one: Differing; other: Differing } {
  const [left, right] = [[...one], [...other]];
  const most = Math.min(left.length, right.length);
  let start = 0;
  while (start < most && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < most - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const cut = (letters: readonly string[]): Differing => [
    letters.slice(0, start).join(''),
    letters.slice(start, letters.length - end).join(''),
    letters.slice(letters.length - end).join(''),
  ];
  return { one: cut(left), other: cut(right) };
}
