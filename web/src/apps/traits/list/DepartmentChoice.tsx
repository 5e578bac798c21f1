import { useState } from 'react';
import { TextInput } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import type { Department } from '../types';
import classes from './bulk.module.css';

/** As many as the server takes at once. */
const MOST = 10;
/** With more than these, a field finds them. */
const SHORT = 12;

type DepartmentChoiceProps = {
  departments: readonly Department[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The departments to tick, as a tree. */
export function DepartmentChoice({ departments, chosen, onChange }: DepartmentChoiceProps) {
  const [words, setWords] = useState('');
  const isMost = chosen.length >= MOST;
  const wanted = words.trim().toLowerCase();
  const shown = departments.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <fieldset className={classes.departments}>
      <legend>Departments</legend>
      {departments.length > SHORT && (
        <TextInput
          aria-label="Find a department"
          placeholder="Find a department"
          size="xs"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <div className={classes.tree}>
        {shown.map(({ id, name, depth }) => {
          const isOn = chosen.includes(id);
          return (
            <label key={id} style={{ paddingLeft: wanted ? 0 : depth * 20 }}>
              <input
                type="checkbox"
                checked={isOn}
                disabled={isMost && !isOn}
                onChange={() => onChange(isOn ? chosen.filter((other) => other !== id) : [...chosen, id])}
              />
              {name}
            </label>
          );
        })}
        {shown.length === 0 && <p className={classes.hint}>No department has this in its name.</p>}
      </div>
      <p className={classes.hint} role="status">
        {formatCount(chosen.length)} chosen{isMost && `. At most ${MOST} at once.`}
      </p>
    </fieldset>
  );
}
