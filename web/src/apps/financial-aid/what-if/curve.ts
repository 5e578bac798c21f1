import type { Schemas } from '@/api/client';

export type Curve = Schemas['AidCurve'];
export type Piece = Schemas['AidPiece'];
export type Cliff = Schemas['AidCliff'];
export type Turn = Schemas['AidTurn'];
export type CurveView = Schemas['AidCurveView'];

/** What an amount leads to. */
export type Point = { sai: number; pell: number };

/** Half away from zero, as the engine does it. Nothing divided by nothing is nothing. */
export function divided(value: bigint, by: bigint): bigint {
  if (by === 0n) return 0n;
  if (by < 0n) return divided(-value, -by);
  const half = value < 0n ? -(by / 2n) : by / 2n;
  return (value + half) / by;
}

/** Index and grant at an amount within the piece, to the dollar. */
export function pointOn({ roundings, sai, pell }: Piece, amount: number): Point {
  const values = [BigInt(amount)];
  for (const rounding of roundings) values.push(divided(sumOf(rounding, values), BigInt(rounding.by)));
  return { sai: Number(sumOf(sai, values)), pell: Number(sumOf(pell, values)) };
}

function sumOf({ constant, terms }: Schemas['AidLinear'], values: readonly bigint[]): bigint {
  return terms.reduce(
    (sum, [place, factor]) => sum + (values[place] ?? 0n) * BigInt(factor),
    BigInt(constant),
  );
}

/** The piece that an amount lies on. */
export function pieceAt({ pieces }: Curve, amount: number): Piece | undefined {
  let [low, high] = [0, pieces.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (!piece) return undefined;
    if (amount < piece.from) high = middle - 1;
    else if (amount > piece.to) low = middle + 1;
    else return piece;
  }
  return undefined;
}

/** Index and grant at an amount, exactly as the engine gives them. Nothing outside the range. */
export function pointAt(curve: Curve, amount: number): Point | undefined {
  const piece = Number.isSafeInteger(amount) ? pieceAt(curve, amount) : undefined;
  return piece && pointOn(piece, amount);
}

/** First and last amount. */
export const rangeOf = ({ pieces }: Curve) => ({ from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 });

export const difference = (before: Point, after: Point): Point => ({
  sai: after.sai - before.sai,
  pell: after.pell - before.pell,
});

/** What so much more does at an amount. Nothing if that is beyond the range. */
export function marginalAt(curve: Curve, amount: number, more: number): Point | undefined {
  const [before, after] = [pointAt(curve, amount), pointAt(curve, amount + more)];
  return before && after && difference(before, after);
}

/** How much the index and the grant rise with one dollar, in millionths. */
export const slopesOf = ({ saiSlope, pellSlope }: Piece): Point => ({ sai: saiSlope, pell: pellSlope });

/** Amounts on which nothing turns that one could see. */
export type Stretch = {
  from: number;
  to: number;
  turn: Turn | null;
  slopes: Point;
  start: Point;
  end: Point;
};

/** Rounding alone moves the index by so much from one dollar to the next, and the grant by a step of five. */
const [ROUNDING, STEP] = [2, 5];

/** Picture and table want them at every step of the slider. */
const known = new WeakMap<Curve, readonly Stretch[]>();

/** The pieces, those taken together that differ by the rounding of a dollar only. */
export function stretchesOf(curve: Curve): readonly Stretch[] {
  const stretches = known.get(curve) ?? joined(curve);
  known.set(curve, stretches);
  return stretches;
}

function joined({ pieces }: Curve): Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of pieces) {
    const { from, to, turn } = piece;
    const next = {
      from,
      to,
      turn: turn ?? null,
      slopes: slopesOf(piece),
      start: pointOn(piece, from),
      end: pointOn(piece, to),
    };
    const last = stretches.at(-1);
    if (last && goesOn(last, next)) Object.assign(last, { to, end: next.end });
    else stretches.push(next);
  }
  return stretches;
}

function goesOn(last: Stretch, next: Stretch): boolean {
  const jump = difference(last.end, next.start);
  return (
    last.slopes.sai === next.slopes.sai &&
    last.slopes.pell === next.slopes.pell &&
    Math.abs(jump.sai - next.slopes.sai / 1_000_000) <= ROUNDING &&
    Math.abs(jump.pell) <= STEP
  );
}

/** A cliff, as seen from an amount. */
export type Crossing = { cliff: Cliff; distance: number; change: Point };

/** What a cliff does on the way up. */
export const jumpOf = ({ saiBefore, saiAfter, pellBefore, pellAfter }: Cliff): Point => ({
  sai: saiAfter - saiBefore,
  pell: pellAfter - pellBefore,
});

/** The next cliff on either side of an amount. */
export function nearestCliffs(cliffs: readonly Cliff[], amount: number) {
  const above = cliffs.find(({ at }) => at > amount);
  const below = cliffs.findLast(({ at }) => at <= amount);
  return {
    above: above && { cliff: above, distance: above.at - amount, change: jumpOf(above) },
    below: below && {
      cliff: below,
      distance: amount - below.at + 1,
      change: { sai: below.saiBefore - below.saiAfter, pell: below.pellBefore - below.pellAfter },
    },
  } satisfies Record<string, Crossing | undefined>;
}
