import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { IconButton } from '@/ui/IconButton';
import { LONGEST } from '../limits';
import { useLock } from '../marks';
import { editAddress, type TraitContent, useBase } from '../traits';
import classes from './fields.module.css';
import { TextField } from './TextField';

type ConfusionProps = {
  at: number;
  one: TraitContent['confusedWith'][number];
  /** Nothing, if it is not in the library: then the key is its name. */
  name: string | undefined;
  onChange: (difference: string) => void;
  onRemove: () => void;
};

/** Another trait, and how it differs. */
export function Confusion({ at, one: { key, difference }, name, onChange, onRemove }: ConfusionProps) {
  const base = useBase();
  const lock = useLock();
  const shown = name ?? key;
  return (
    <div className={classes.confusion}>
      <TextField
        place={`confusion-${at}`}
        label={
          <>
            {shown}
            <span className="visually-hidden">: the difference</span>
          </>
        }
        rows={2}
        placeholder="How the two differ"
        longest={LONGEST.difference}
        value={difference}
        onChange={onChange}
        aside={
          <>
            {name && (
              <Link to={editAddress(base, key)} className={classes.open}>
                Open<span className="visually-hidden"> {name}</span>
              </Link>
            )}
            <IconButton
              disabled={lock.disabled}
              aria-describedby={lock['aria-describedby']}
              label={`Remove ${shown}`}
              icon={IconTrash}
              onClick={onRemove}
            />
          </>
        }
      />
    </div>
  );
}
