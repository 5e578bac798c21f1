// Amounts in micro-dollars: whole numbers, so that nothing is rounded on the way.

const MICROS = 1_000_000;
const PLACES = 6;
/** A million dollars for a million tokens. */
const MOST = 1_000_000 * MICROS;

const DOLLARS = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** "0.15" is 150,000. Nothing if it is no amount that can be meant. */
export function microsOf(dollars: string): number | undefined {
  const [, whole, part = ''] = DOLLARS.exec(dollars.trim()) ?? [];
  if (whole === undefined) return undefined;
  const micros = Number(whole) * MICROS + Number(part.padEnd(PLACES, '0'));
  return micros <= MOST ? micros : undefined;
}

/** 150,000 is "0.15", to be typed over. */
export function dollarsOf(micros: number): string {
  const whole = Math.floor(micros / MICROS);
  const part = String(micros % MICROS).padStart(PLACES, '0');
  return `${whole}.${part.replace(/0{1,4}$/, '')}`;
}

const currency = (most: number) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', maximumFractionDigits: most });

const [CENTS, SMALL, SMALLEST] = [currency(2), currency(4), currency(PLACES)];

/** An amount with as many places as it takes to tell it from nothing. */
export function formatCost(micros: number): string {
  if (micros === 0 || micros >= MICROS) return CENTS.format(micros / MICROS);
  return (micros >= MICROS / 100 ? SMALL : SMALLEST).format(micros / MICROS);
}
