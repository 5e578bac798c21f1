import { UnstyledButton } from '@mantine/core';
import { INSUFFICIENT } from '@/ui/radar/RadarTable';
import classes from './traits.module.css';

type LevelButtonProps = {
  level: number | null | undefined;
  /** Whose level of what. */
  name: string;
  onClick: () => void;
};

/** A level that opens the words it rests on. */
export function LevelButton({ level, name, onClick }: LevelButtonProps) {
  return (
    <UnstyledButton
      className={classes.levelButton}
      data-open={level ? undefined : true}
      aria-label={`${name}: ${level ? `${level} of 5` : INSUFFICIENT}`}
      title="Show the words that it rests on"
      onClick={onClick}
    >
      {level ?? INSUFFICIENT}
    </UnstyledButton>
  );
}
