import type { TraitCard } from '../types';
import classes from './parts.module.css';

type TickProps = {
  card: TraitCard;
  isOn: boolean;
  onTick: (id: string, isOn: boolean, extend: boolean) => void;
};

/** Selects a trait; with Shift, all from the one that was ticked before. */
export function Tick({ card: { id, name }, isOn, onTick }: TickProps) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isOn}
        onChange={({ nativeEvent, currentTarget }) =>
          onTick(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
