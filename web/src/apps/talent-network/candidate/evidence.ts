import type { MarkedPlace } from '@/talent/MarkedText';
import { FLAGS, KINDS } from '@/talent/words';
import type { Profile } from '../types';
import { timelineOf } from './timeline';

/** The name of the words that speak for a skill. */
export const skillId = (skill: number, number: number) => `skill-${skill}-${number}`;
export const flagId = (number: number) => `flag-${number}`;

/** All that is marked in a résumé: what speaks for skills, what was tried, where jobs and studies stand. */
export function placesOf(profile: Profile): MarkedPlace[] {
  const skills = profile.skills.flatMap(({ name, isShown, evidence }, skill) =>
    evidence.map(
      ({ span, kind }, number): MarkedPlace => ({
        id: skillId(skill, number),
        span,
        title: `${name}: ${KINDS[kind].label.toLowerCase()}`,
        tone: isShown ? 'evidence' : 'named',
      }),
    ),
  );
  const tried = profile.flags.flatMap(({ kind, message, span }, number): MarkedPlace[] =>
    span ? [{ id: flagId(number), span, title: `${FLAGS[kind]}: ${message}`, tone: 'flag' }] : [],
  );
  const entries = timelineOf(profile).map(
    ({ id, span, title }): MarkedPlace => ({ id, span, title, tone: 'entry' }),
  );
  return [...skills, ...tried, ...entries];
}
