import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { LONGEST } from '../limits';
import { useLock } from '../marks';
import { placeId } from '../places';
import { TextField } from './TextField';

type QuestionProps = {
  at: number;
  count: number;
  text: string;
  onChange: (text: string) => void;
  /** To which place, and which element has the focus there. */
  onMove: (to: number, focus: string) => void;
  onRemove: () => void;
};

/** A question, and the ways to move it and to take it out. */
export function Question({ at, count, text, onChange, onMove, onRemove }: QuestionProps) {
  const lock = useLock();
  const idOf = (place: number, what: string) => `${placeId(`question-${place}`)}-${what}`;
  const locked = { disabled: lock.disabled, 'aria-describedby': lock['aria-describedby'] };
  return (
    <TextField
      place={`question-${at}`}
      label={`Question ${at + 1}`}
      rows={2}
      longest={LONGEST.question}
      value={text}
      onChange={onChange}
      aside={
        <>
          <IconButton
            {...locked}
            id={idOf(at, 'up')}
            label={`Move question ${at + 1} up`}
            icon={IconArrowUp}
            idle={at === 0}
            onClick={() => onMove(at - 1, idOf(at - 1, 'up'))}
          />
          <IconButton
            {...locked}
            id={idOf(at, 'down')}
            label={`Move question ${at + 1} down`}
            icon={IconArrowDown}
            idle={at === count - 1}
            onClick={() => onMove(at + 1, idOf(at + 1, 'down'))}
          />
          <IconButton {...locked} label={`Remove question ${at + 1}`} icon={IconTrash} onClick={onRemove} />
        </>
      }
    />
  );
}
