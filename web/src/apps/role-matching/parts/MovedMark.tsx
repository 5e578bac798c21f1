import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { movedWords } from '../words';
import classes from './parts.module.css';

/** How many places somebody would win or lose. */
export function MovedMark({ moved }: { moved: number | null | undefined }) {
  if (moved === null || moved === undefined) return null;
  const Picture = moved > 0 ? IconArrowUp : moved < 0 ? IconArrowDown : IconEqual;
  return (
    <span className={classes.moved} data-way={moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'}>
      <Picture size={14} aria-hidden />
      {movedWords(moved)}
    </span>
  );
}
