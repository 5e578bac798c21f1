import { cents, money } from '../words';
import type { TermPayment } from './amounts';

const HALF = 50;

/** What a reader may wonder about in the table. */
export function notesOf(payments: readonly TermPayment[], scheduled: number, isYearRound: boolean): string[] {
  if (scheduled === 0) return ['No Pell Grant is scheduled, so nothing is paid.'];
  const notes = [`The scheduled award is ${money(scheduled)} for a full-time student and a full year.`];
  const names = (some: readonly TermPayment[]) => some.map(({ term }) => term).join(', ');
  const below = payments.filter(({ intensity }) => intensity > 0 && intensity < HALF);
  const beyond = payments.filter(({ additional }) => additional > 0);
  const dry = payments.filter(({ amount, intensity }) => amount === 0 && intensity > 0);
  const split = payments.filter(({ parts }) => parts.length > 1);
  if (below.length > 0) {
    notes.push(
      `${names(below)}: less than half time. The grant is lower, some costs do not count, and there are no direct loans for such a term.`,
    );
  }
  if (beyond.length > 0) {
    const more = beyond.reduce((sum, { additional }) => sum + additional, 0);
    notes.push(`${names(beyond)}: ${cents(more)} comes from beyond the scheduled award, as year-round Pell.`);
  } else if (isYearRound) {
    notes.push('Year-round Pell is on: up to 150% of the scheduled award can be paid in one year.');
  }
  if (dry.length > 0) {
    notes.push(
      `${names(dry)}: nothing is left of this year’s award or of the lifetime limit.${isYearRound ? '' : ' Year-round Pell can pay more if the school offers it.'}`,
    );
  }
  if (split.length > 0) {
    notes.push(`${names(split)}: paid in two parts, since no payment is more than half the annual award.`);
  }
  return notes;
}
