import { UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { Pill } from '@/ui/Pill';
import type { Plan } from '../types';
import { useInterview } from './context';
import { SchoolFields } from './SchoolFields';
import classes from './school.module.css';

type SchoolCardProps = {
  place: number;
  plan: Plan;
  isOpen: boolean;
  onToggle: () => void;
  /** It is at another place now. */
  onMoved: (place: number) => void;
  onRemoved: () => void;
};

/** One school: its name, what can be done with it, and its fields when it is open. */
export function SchoolCard({ place, plan, isOpen, onToggle, onMoved, onRemoved }: SchoolCardProps) {
  const { change, write, problems } = useInterview();
  const name = plan.name.trim() || `School ${place + 1}`;
  const id = `aid-school-${place}`;
  const wrong = [...problems.keys()].filter((field) => field.startsWith(`schools.${place}.`)).length;
  const remove = () => {
    change(
      (sheet) => ({ ...sheet, schools: sheet.schools.filter((_, other) => other !== place) }),
      name,
      `${name} was removed.`,
    );
    onRemoved();
  };
  const moveUp = () => {
    write((sheet) => {
      const schools = [...sheet.schools];
      const [moved] = schools.splice(place, 1);
      if (moved) schools.splice(place - 1, 0, moved);
      return { ...sheet, schools };
    }, `the place of ${name}`);
    onMoved(place - 1);
  };
  return (
    <section className={classes.school} aria-label={name}>
      <div className={classes.head}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          <span>{name}</span> {place === 0 && <Pill tint="teal">The result is for this one</Pill>}{' '}
          {wrong > 0 && <Pill tint="red">{wrong} to check</Pill>}
        </UnstyledButton>
        {place > 0 && <IconButton label={`Move ${name} up`} icon={IconArrowUp} onClick={moveUp} />}
        <IconButton label={`Remove ${name}`} icon={IconTrash} onClick={remove} />
      </div>
      {isOpen && (
        <div id={id} className={classes.fields}>
          <SchoolFields place={place} />
        </div>
      )}
    </section>
  );
}
