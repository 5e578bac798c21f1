import { UnstyledButton } from '@mantine/core';
import { quoteOf } from '@/ui/spans';
import type { TraitSuggestion } from '../types';
import classes from './suggestions.module.css';

type BecauseProps = {
  suggestion: TraitSuggestion;
  description: string;
  isShown: boolean;
  onShow: () => void;
};

export const quoteId = (id: string) => `quote-${id}`;

const SOURCES: Record<TraitSuggestion['because'], string> = {
  title: 'From the role title',
  description: 'From the description',
  general: 'Nearly all work asks for it',
};

/** What of the role speaks for a trait. A line of the description leads to its place. */
export function Because({ suggestion, description, isShown, onShow }: BecauseProps) {
  const { id, because, start, end } = suggestion;
  const quote = typeof start === 'number' && typeof end === 'number' && quoteOf(description, { start, end });
  if (!quote) return <p className={classes.because}>{SOURCES[because]}</p>;
  return (
    <UnstyledButton
      id={quoteId(id)}
      className={classes.quote}
      aria-pressed={isShown}
      title="Show it in the description"
      onClick={onShow}
    >
      “{quote}”
    </UnstyledButton>
  );
}
