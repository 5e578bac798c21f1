import { points } from '@/talent/words';
import { countOf, formatCount } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type {
  CandidateMeaning,
  CandidateSwap,
  DecisionKind,
  LintKind,
  RankingDecision,
  RankingMusts,
  RankingSort,
  RequirementKind,
  RequirementNeed,
  ScoreComparison,
} from './types';

const EXACT = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SIGNED = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** Hundredths of a point with all there is of them: a sum of these is exact. */
export const exactPoints = (hundredths: number) => EXACT.format(hundredths / 100);

/** A difference: +1.50, 0.00. */
export const signedPoints = (hundredths: number) => SIGNED.format(hundredths / 100);

/** A score with how far it could go: "61.0 to 74.5". */
export const span = (low: number, high: number) =>
  low === high ? points(low) : `${points(low)} to ${points(high)}`;

export const NEEDS: Record<RequirementNeed, { label: string; means: string }> = {
  must: { label: 'Must', means: 'Shown apart if it is not met' },
  nice: { label: 'Nice to have', means: 'Adds to the score' },
  ignore: { label: 'Ignored', means: 'Counts nothing' },
};

export const REQUIREMENT_KINDS: Record<RequirementKind, string> = {
  skill: 'Skill',
  title: 'Job title',
  degree: 'Degree',
  language: 'Language',
  certificate: 'Certificate',
  years: 'Years of experience',
  task: 'Task',
};

export const LINTS: Record<LintKind, string> = {
  gender_coded: 'Gendered words',
  age_proxy: 'Speaks of age',
  protected: 'Protected',
  over_required: 'Asks too much',
  degree_inflation: 'Degree not needed',
  missing: 'Missing',
  jargon: 'Jargon',
  injection: 'Instruction to a program',
};

export const DECISIONS: Record<RankingDecision, { label: string; tint: Tint }> = {
  none: { label: 'Undecided', tint: 'gray' },
  shortlist: { label: 'Shortlisted', tint: 'green' },
  reject: { label: 'Rejected', tint: 'red' },
};

export const DECISION_FILTERS: Record<RankingDecision, string> = {
  none: 'Not decided yet',
  shortlist: 'Shortlisted',
  reject: 'Rejected',
};

export const MUST_FILTERS: Record<RankingMusts, string> = {
  all: 'Meet every must',
  missing: 'Do not meet a must',
};

export const SORTS: Record<RankingSort, string> = {
  score: 'Score',
  potential: 'What the score could be',
  musts: 'Musts met',
  moved: 'Places won',
  name: 'Name or label',
};

export const SWAPS: Record<CandidateSwap['swap'], string> = {
  name: 'Another name',
  pronoun: 'Other pronouns',
  school: 'Another school',
  graduation_year: 'Another year of graduation',
};

/** What was decided about somebody. Nothing: not yet, or it was taken back. */
export const decisionOf = (kind: DecisionKind | null | undefined) => DECISIONS[kind ?? 'none'];

/** What somebody is called: by the name where it may be seen. */
export const calledOf = ({ name, label }: { name?: string | null; label: string }) => name || label;

/** Where somebody has gone by a what-if, in words and for who cannot see an arrow. */
export function movedWords(moved: number | null | undefined): string {
  if (moved === null || moved === undefined) return '';
  if (moved === 0) return 'Same place';
  return moved > 0 ? `Up ${formatCount(moved)}` : `Down ${formatCount(-moved)}`;
}

/** What a re-ranking has done, to be read out. */
export function rankedWords(total: number, poolSize: number, moved: number | null | undefined): string {
  const shown =
    total === poolSize
      ? `${countOf(poolSize, 'candidate')} ranked.`
      : `${formatCount(total)} of ${countOf(poolSize, 'candidate')} shown.`;
  if (moved === null || moved === undefined) return shown;
  return `${shown} ${moved === 0 ? 'Nobody moves.' : `${formatCount(moved)} would have another rank.`}`;
}

export const AWAY = 'Compared by words alone: the sentence model is away.';

/** Whether words alone were compared, though everybody is prepared to be compared by meaning. */
export const isAway = ({ by }: ScoreComparison, { done, of }: CandidateMeaning) =>
  by === 'words' && of > 0 && done >= of;

/** What of it changes from version to version, in words. */
export const FIELDS: Record<string, string> = {
  name: 'name',
  text: 'description',
  requirements: 'requirements',
  pool: 'who is ranked',
  cut: 'the line',
};
