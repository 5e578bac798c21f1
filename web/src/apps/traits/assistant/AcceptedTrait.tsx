import type { Schemas } from '@/api/client';
import { NativeSelect } from '@/ui/fields';
import type { TraitSuggestion } from '../types';
import classes from './accept.module.css';
import { MOST } from './channels';
import { Preview } from './Preview';

type AcceptedTraitProps = {
  suggestion: TraitSuggestion;
  /** There is no other in the dialog. */
  isOnly: boolean;
  /** A department is to ask for it. */
  isAsked: boolean;
  importance: number;
  /** What the department says of it so far. */
  now: Schemas['AskedTrait'] | undefined;
  onChange: (importance: number) => void;
};

const LEVELS = Array.from({ length: MOST }, (_, index) => `${index + 1}`);

/** A trait that is about to be accepted. */
export function AcceptedTrait({
  suggestion,
  isOnly,
  isAsked,
  importance,
  now,
  onChange,
}: AcceptedTraitProps) {
  const { name, isKept } = suggestion;
  return (
    <li className={classes.trait}>
      <div className={classes.line}>
        {!isOnly && <span className={classes.name}>{name}</span>}
        {(isAsked || !isOnly) && (
          <NativeSelect
            label={isOnly ? 'Importance, 1 to 5' : undefined}
            aria-label={isOnly ? undefined : `Importance of ${name}`}
            className={classes.importance}
            value={`${importance}`}
            data={isOnly ? LEVELS : [{ value: '0', label: 'Leave out' }, ...LEVELS]}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
        )}
      </div>
      {now && (
        <p className={classes.now}>
          It asks for it already: {now.importance} of 5{now.importance === importance ? ', as here.' : '.'}
        </p>
      )}
      {!isKept && isOnly && <Preview suggestion={suggestion} />}
      {!isKept && !isOnly && (
        <details className={classes.preview}>
          <summary>Not in the library yet. What it will say there</summary>
          <Preview suggestion={suggestion} />
        </details>
      )}
    </li>
  );
}
