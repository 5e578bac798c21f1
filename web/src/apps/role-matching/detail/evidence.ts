import type { MarkedPlace } from '@/talent/MarkedText';
import { FLAGS, KINDS } from '@/talent/words';
import type { CandidateDetail, CandidateRequirement } from '../types';

/** The name of the words that speak for a requirement. */
export const evidenceId = (requirement: number, number: number) => `evidence-${requirement}-${number}`;
export const flagId = (number: number) => `flag-${number}`;

/** All that is marked in a résumé: evidence, what was tried, and what a blind reader does not see. */
export function placesOf({ requirements, flags, masked }: CandidateDetail): MarkedPlace[] {
  const evidence = requirements.flatMap(({ requirement, found }) =>
    found.evidence.map(
      ({ span, kind }, number): MarkedPlace => ({
        id: evidenceId(requirement.id, number),
        span,
        title: `${requirement.label}: ${KINDS[kind].label.toLowerCase()}`,
        tone: 'evidence',
      }),
    ),
  );
  const tried = flags.flatMap(({ kind, message, span }, number): MarkedPlace[] =>
    span ? [{ id: flagId(number), span, title: `${FLAGS[kind]}: ${message}`, tone: 'flag' }] : [],
  );
  const hidden = masked.map(
    ({ span }, number): MarkedPlace => ({
      id: `masked-${number}`,
      span,
      title: 'Neither the scorer nor a blind reader sees this',
      tone: 'masked',
    }),
  );
  return [...evidence, ...tried, ...hidden];
}

/** What is not known of somebody, musts first: what to ask in an interview. */
export const toAsk = (requirements: readonly CandidateRequirement[]) =>
  requirements
    .filter(({ requirement, found }) => found.state === 'unknown' && requirement.need !== 'ignore')
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ requirement }) => requirement);

const weightOf = ({ requirement: { need, weight } }: CandidateRequirement) =>
  weight + (need === 'must' ? 100 : 0);
