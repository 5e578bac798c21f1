import { useMemo } from 'react';
import { type MarkedPlace, MarkedText } from '@/talent/MarkedText';
import type { Lint, Requirement } from '../types';
import { LINTS, NEEDS } from '../words';

/** The name of the words of a requirement, or of a hint. */
export const placeId = (kind: 'requirement' | 'lint', number: number) => `posting-${kind}-${number}`;

type PostingTextProps = {
  text: string;
  requirements: readonly Requirement[];
  lints: readonly Lint[];
};

/** The description with what was read from it, and what is wrong with it. */
export function PostingText({ text, requirements, lints }: PostingTextProps) {
  const places = useMemo(() => {
    const asked = requirements.flatMap(({ id, label, need, span }): MarkedPlace[] =>
      span
        ? [{ id: placeId('requirement', id), span, title: `${NEEDS[need].label}: ${label}`, tone: need }]
        : [],
    );
    const hints = lints.flatMap(({ kind, message, span }, number): MarkedPlace[] =>
      span ? [{ id: placeId('lint', number), span, title: `${LINTS[kind]}: ${message}`, tone: 'hint' }] : [],
    );
    return [...asked, ...hints];
  }, [requirements, lints]);
  return <MarkedText text={text} places={places} />;
}
