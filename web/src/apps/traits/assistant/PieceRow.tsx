import { Button } from '@mantine/core';
import { useState } from 'react';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { lockedUnless, useMayChange } from '../rights';
import { Counted } from './Counted';
import classes from './draft.module.css';
import type { DraftPiece, PieceDecision } from './pieces';

type PieceRowProps = {
  piece: DraftPiece;
  /** The heading above says already what it is. */
  isAlone: boolean;
  decision: PieceDecision;
  onDecide: (decision: PieceDecision) => void;
};

/** A piece of a proposal: to be accepted, changed where it stands, or rejected. */
export function PieceRow({ piece, isAlone, decision, onDecide }: PieceRowProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnOfFocus<HTMLButtonElement>(isEditing);
  const locked = lockedUnless(useMayChange());
  const { name, text, from, longest } = piece;
  const said = decision.text ?? text;
  const isChanged = decision.text !== undefined && decision.text !== text;
  const named = <span className="visually-hidden"> {name}</span>;
  const choose = (is: 'accepted' | 'rejected') =>
    onDecide({ ...decision, is: decision.is === is ? undefined : is });
  return (
    <li className={classes.piece} data-decided={decision.is}>
      <div className={classes.words}>
        {!isAlone && <p className={classes.name}>{name}</p>}
        {isEditing && longest !== null ? (
          <div className={classes.edit}>
            <Counted
              aria-label={name}
              rows={3}
              longest={longest}
              value={said}
              autoFocus
              onFocus={({ currentTarget: field }) =>
                field.setSelectionRange(field.value.length, field.value.length)
              }
              onChange={(next) => onDecide({ is: 'accepted', text: next })}
            />
            <Button size="xs" onClick={() => setEditing(false)}>
              Done
            </Button>
          </div>
        ) : (
          <p className={classes.text}>{said}</p>
        )}
        <p className={classes.from}>
          {isChanged ? 'Changed by you' : from && `From: ${from}`}
          {isChanged && (
            <Button size="compact-xs" variant="subtle" onClick={() => onDecide({ is: decision.is })}>
              Back to the proposal{named}
            </Button>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={decision.is === 'accepted'}
          {...locked}
          onClick={() => choose('accepted')}
        >
          Accept{named}
        </Button>
        {longest !== null && (
          <Button
            ref={opener}
            size="compact-sm"
            variant="default"
            aria-expanded={isEditing}
            {...locked}
            onClick={() => setEditing(!isEditing)}
          >
            Edit{named}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={decision.is === 'rejected'}
          {...locked}
          onClick={() => choose('rejected')}
        >
          Reject{named}
        </Button>
      </div>
    </li>
  );
}
