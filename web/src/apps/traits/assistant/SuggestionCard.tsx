import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Pill } from '@/ui/Pill';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { editAddress, useBase } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { TraitSuggestion } from '../types';
import { Because } from './Because';
import { ChannelBar } from './ChannelBar';
import { EditButton } from './EditButton';
import classes from './suggestions.module.css';
import type { Decision } from './types';

type SuggestionCardProps = {
  suggestion: TraitSuggestion;
  description: string;
  decision: Decision | undefined;
  isShown: boolean;
  onShow: () => void;
  onAccept: () => void;
  onReject: () => void;
  onTakeBack: () => void;
};

export const cardId = (id: string) => `suggestion-${id}`;

/** A suggested trait. What was decided folds it away. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, description, decision, isShown, onShow } = props;
  const { id, name, definition } = suggestion;
  const { heading, within } = useKeptFocus();
  return (
    <li className={classes.card} data-decided={decision?.is} {...within}>
      <div className={classes.naming}>
        <h3 className={classes.name} id={cardId(id)} ref={heading} tabIndex={-1}>
          {name}
        </h3>
        {decision ? <Decided {...props} decision={decision} /> : <Flag suggestion={suggestion} />}
      </div>
      {!decision && (
        <>
          <ChannelBar suggestion={suggestion} />
          <div className={classes.words}>
            <p className={classes.definition}>{definition}</p>
            <Because suggestion={suggestion} description={description} isShown={isShown} onShow={onShow} />
            <CardActions {...props} />
          </div>
        </>
      )}
    </li>
  );
}

/** Where the trait is now. */
function Flag({ suggestion: { id, name, isKept } }: { suggestion: TraitSuggestion }) {
  const base = useBase();
  if (!isKept) return <Pill tint="orange">From the starter library</Pill>;
  return (
    <Link to={editAddress(base, id)} className={classes.flag}>
      <Pill tint="teal">
        In the library<span className="visually-hidden"> {name}</span>
      </Pill>
    </Link>
  );
}

function CardActions({ suggestion, onAccept, onReject }: SuggestionCardProps) {
  const locked = lockedUnless(useMayChange());
  const named = <span className="visually-hidden"> {suggestion.name}</span>;
  return (
    <div className={classes.actions}>
      <Button size="xs" variant="default" className={classes.accept} {...locked} onClick={onAccept}>
        Accept{named}
      </Button>
      <EditButton suggestion={suggestion} />
      <Button size="xs" variant="default" {...locked} onClick={onReject}>
        Reject{named}
      </Button>
    </div>
  );
}

function Decided({ suggestion, decision, onTakeBack }: SuggestionCardProps & { decision: Decision }) {
  const base = useBase();
  if (decision.is === 'accepted') {
    return (
      <>
        <Pill tint="green">Accepted</Pill>
        <span className={classes.how}>{decision.how}</span>
        <Link to={editAddress(base, decision.id)}>
          Open<span className="visually-hidden"> {suggestion.name}</span>
        </Link>
      </>
    );
  }
  return (
    <>
      <Pill>Rejected</Pill>
      <Button size="compact-sm" variant="subtle" onClick={onTakeBack}>
        Bring back<span className="visually-hidden"> {suggestion.name}</span>
      </Button>
    </>
  );
}
