import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { readNumber } from '../interview/amounts';
import type { Who, Worksheet } from '../types';
import type { Appeal, Circumstance, CircumstanceKind } from './types';

/** What has happened, and what an amount of it is. */
export const KINDS: Record<CircumstanceKind, { name: string; amount: string }> = {
  jobLoss: { name: 'Somebody lost their work', amount: 'No longer earned, in a year' },
  reducedIncome: { name: 'Somebody earns less than before', amount: 'No longer earned, in a year' },
  medicalCosts: { name: 'Medical costs that no insurance paid', amount: 'Paid for it, in a year' },
  divorce: { name: 'A separation or divorce', amount: 'What the other one had of a joint income' },
  death: { name: 'Somebody has died', amount: 'What the other one had of a joint income' },
  oneTimeIncome: { name: 'Income that came once and will not come again', amount: 'What came once' },
  otherCosts: { name: 'Other costs that the form does not know', amount: 'Paid for it, in a year' },
};

/** As long as the server takes. */
export const LONGEST_DETAILS = 1000;

/** The form as it is typed. */
export type Told = {
  kind: CircumstanceKind;
  who: Who | '';
  amount: string;
  date: string;
  details: string;
};

export const NOTHING_TOLD: Told = { kind: 'jobLoss', who: '', amount: '', date: '', details: '' };

/** What is wrong with an amount, before anybody is asked. */
export function amountProblem({ amount }: Told): string | null {
  const read = readNumber(amount, true);
  return read.kind === 'fault' ? read.message : null;
}

const amountIn = (text: string) => {
  const read = readNumber(text, true);
  return read.kind === 'number' ? read.value : null;
};

export const circumstanceOf = ({ kind, who, amount, date, details }: Told): Circumstance => ({
  kind,
  who: who || null,
  amount: amountIn(amount),
  date: date || null,
  details: details.trim(),
});

/** Who there is in the answers; everybody while nobody is. */
export function peopleIn({ application }: Worksheet): Who[] {
  const all: Who[] = ['student', 'spouse', 'parent', 'otherParent'];
  const there = all.filter((who) => {
    const { filing, filed, amounts } = application[who];
    return filing !== null || filed !== null || amounts.agi !== null || amounts.earned !== null;
  });
  return there.length > 0 ? there : all;
}

/** The draft as one text, to be changed and sent. */
export function composeLetter({ subject, greeting, paragraphs, farewell, attachments }: Appeal): string {
  const body = paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
  const papers =
    attachments.length > 0 ? [`Attached:\n${attachments.map((one) => `- ${one}`).join('\n')}`] : [];
  return [subject, greeting, ...body, farewell, ...papers].join('\n\n');
}

/** What somebody has written outlives the window and a reload, and ends with the tab. */
export type Kept = { told: Told; draft: Appeal | null; text: string };

export const NOTHING_KEPT: Kept = { told: NOTHING_TOLD, draft: null, text: '' };

const placeOf = (uid: string | undefined, family: string) => `aid-appeal ${uid} ${family}`;

export function keepAppeal(uid: string | undefined, family: string, kept: Kept) {
  if (kept === NOTHING_KEPT) forgetCopy(placeOf(uid, family));
  else keepCopy(placeOf(uid, family), kept);
}

export function recallAppeal(uid: string | undefined, family: string): Kept {
  const found = recallCopy(placeOf(uid, family)) as Partial<Kept> | null;
  if (!found?.told || !(found.told.kind in KINDS) || typeof found.text !== 'string') return NOTHING_KEPT;
  return { told: { ...NOTHING_TOLD, ...found.told }, draft: found.draft ?? null, text: found.text };
}
