import type { Introduction, OutreachMessage, OutreachMessageState } from '../types';

/** What is said when something was done to an introduction. */
export const TOLD = {
  withdrawn: 'The introduction was withdrawn.',
  undone: 'The last step was taken back.',
};

const HAS_LEFT: readonly OutreachMessageState[] = ['sending', 'sent'];

const letters = ({ toStudent, toMentor }: Introduction) => [toStudent, toMentor].flatMap((one) => one ?? []);

/** The letters that can still be changed. */
export const changeable = (introduction: Introduction) =>
  letters(introduction).filter(({ card }) => !HAS_LEFT.includes(card.state));

/** The letters that would be sent: both, or one that came back, or one whose fellow has left. */
export function toSend(introduction: Introduction) {
  const isAgain = introduction.card.state === 'asked';
  const wanted = isAgain
    ? letters(introduction).filter(({ card }) => card.state === 'approved')
    : changeable(introduction);
  return { letters: wanted, isAgain };
}

/** "both letters", or "the letter to Maya Chen" */
export const lettersWords = ([one, other]: readonly OutreachMessage[]) =>
  one && !other ? `the letter to ${one.card.name}` : 'both letters';

/** "Send both letters", "Send the letter to Maya Chen again" */
export function sendWords(introduction: Introduction) {
  const { letters: wanted, isAgain } = toSend(introduction);
  return `Send ${lettersWords(wanted)}${isAgain ? ' again' : ''}`;
}

const begun = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function sentWords(introduction: Introduction) {
  const { letters: wanted, isAgain } = toSend(introduction);
  const verb = wanted.length === 1 ? 'is' : 'are';
  return `${begun(lettersWords(wanted))} ${verb} in the outbox${isAgain ? ' again' : ''}.`;
}

export function composedWords(introduction: Introduction) {
  const wanted = changeable(introduction);
  return `${begun(lettersWords(wanted))} ${wanted.length === 1 ? 'was' : 'were'} composed anew from the records.`;
}
