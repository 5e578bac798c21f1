import { Button } from '@mantine/core';
import { type Ref, useEffect, useState } from 'react';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { lockedUnless, useMayChange } from '../rights';
import type { RoleSuggestions, TraitSuggestion } from '../types';
import { AcceptDialog } from './AcceptDialog';
import { quoteId } from './Because';
import { ChannelLegend } from './ChannelBar';
import { RoleReading } from './RoleReading';
import { Scores } from './Scores';
import { type Aim, SourceText } from './SourceText';
import { cardId, SuggestionCard } from './SuggestionCard';
import classes from './suggestions.module.css';
import type { useDecisions } from './useDecisions';
import { useSettle } from './useSettle';

type SuggestionsProps = {
  answer: RoleSuggestions;
  made: ReturnType<typeof useDecisions>;
  headingRef: Ref<HTMLHeadingElement>;
};

const HEADING = 'suggested-traits';

/** What a role asks for, and what becomes of each suggestion. */
export function Suggestions({ answer, made, headingRef }: SuggestionsProps) {
  const { suggestions, description } = answer;
  const { decisions, takeBack } = made;
  const mayChange = useMayChange();
  const { reject, settle } = useSettle(suggestions, made);
  const [aim, setAim] = useState<Aim | null>(null);
  const [accepting, setAccepting] = useState<readonly string[] | null>(null);
  const [arrival, setArrival] = useState<{ at: string } | null>(null);
  const open = suggestions.filter(({ id }) => !decisions[id]);
  const count = (is: string) => suggestions.filter(({ id }) => decisions[id]?.is === is).length;

  // The button that was pressed has gone with what was decided.
  useEffect(() => {
    if (arrival) document.getElementById(arrival.at)?.focus();
  }, [arrival]);

  const group = (title: string, members: readonly TraitSuggestion[]) =>
    members.length > 0 && (
      <Panel title={title} aside={<ChannelLegend />}>
        <ul className={classes.cards}>
          {members.map((suggestion) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              description={description}
              decision={decisions[suggestion.id]}
              isShown={aim?.id === suggestion.id}
              onShow={() => setAim({ id: suggestion.id })}
              onAccept={() => setAccepting([suggestion.id])}
              onReject={() => reject(suggestion)}
              onTakeBack={() => takeBack([suggestion.id])}
            />
          ))}
        </ul>
      </Panel>
    );
  return (
    <section aria-labelledby={HEADING}>
      <div className={classes.head}>
        <h2 className={classes.title} id={HEADING} ref={headingRef} tabIndex={-1}>
          Suggested traits
        </h2>
        <p className={classes.counts} role="status">
          {countOf(open.length, 'trait')} to decide, {count('accepted')} accepted, {count('rejected')}{' '}
          rejected.
        </p>
        <Button
          variant="default"
          disabled={open.length === 0}
          {...lockedUnless(mayChange)}
          onClick={() => setAccepting(open.map(({ id }) => id))}
        >
          Accept the remaining
        </Button>
      </div>
      <RoleReading answer={answer} />
      <div className={classes.layout} data-beside={description !== '' || undefined}>
        <div className={classes.main}>
          {group(
            'What sets this role apart',
            suggestions.filter(({ setsApart }) => setsApart),
          )}
          {group(
            'What nearly every such role asks for',
            suggestions.filter(({ setsApart }) => !setsApart),
          )}
          <Scores suggestions={suggestions} />
        </div>
        {description && (
          <div>
            <div className={classes.beside}>
              <SourceText
                text={description}
                lines={suggestions}
                aim={aim}
                onBack={(id) => document.getElementById(quoteId(id))?.focus()}
              />
            </div>
          </div>
        )}
      </div>
      {accepting && (
        <AcceptDialog
          suggestions={open.filter(({ id }) => accepting.includes(id))}
          onOutcome={(outcome) => {
            const [first, ...others] = settle(outcome);
            if (first) setArrival({ at: others.length > 0 ? HEADING : cardId(first) });
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </section>
  );
}
