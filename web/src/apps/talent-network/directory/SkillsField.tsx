import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { TextInput } from '@/ui/fields';
import { Press } from '@/ui/Press';
import classes from './directory.module.css';
import { LONGEST_SKILL, MOST_SKILLS, withoutDoubles } from './view';

type SkillsFieldProps = {
  skills: readonly string[];
  /** What many have. */
  suggestions: readonly string[];
  onChange: (skills: readonly string[]) => void;
};

/** Skills that somebody must have, one after the other. */
export function SkillsField({ skills, suggestions, onChange }: SkillsFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = skills.length >= MOST_SKILLS;
  const add = () => {
    const skill = draft.trim();
    if (skill === '' || isFull) return;
    setDraft('');
    onChange(withoutDoubles([...skills, skill]));
  };
  return (
    <div className={classes.skills}>
      <form
        className={classes.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          ref={field}
          label="Skill"
          placeholder="Python"
          autoComplete="off"
          list={`${id}-known`}
          maxLength={LONGEST_SKILL}
          error={isFull && draft !== '' ? `At most ${MOST_SKILLS} at once.` : null}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <datalist id={`${id}-known`}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="default">
          Add<span className="visually-hidden"> the skill</span>
        </Button>
      </form>
      {skills.length > 0 && (
        <ul className={classes.chips} aria-label="Skills asked for">
          {skills.map((skill) => (
            <li key={skill}>
              <Press
                className={classes.chip}
                onClick={() => {
                  onChange(skills.filter((one) => one !== skill));
                  field.current?.focus();
                }}
              >
                {skill}
                <span className="visually-hidden">: leave out</span>
                <IconX size={14} aria-hidden />
              </Press>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
