import type { TalentContest } from '../types';

/** All that was answered and taken back, the newest first, without the answer that counts now. */
export const earlierOf = ({ answer, answers }: TalentContest) =>
  answer && answers[0]?.answer === answer ? answers.slice(1) : answers;
