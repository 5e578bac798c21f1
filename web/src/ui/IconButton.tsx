import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, MouseEvent } from 'react';
import classes from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'color' | 'style'> & {
  /** What it does, for who cannot see the picture and for who points at it. */
  label: string;
  icon: Icon;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For one that stays pressed. */
  pressed?: boolean;
  /** It does nothing now, but keeps the focus of who has come to it. */
  idle?: boolean;
};

/** A button that is a picture. */
export function IconButton({ label, icon: Picture, onClick, pressed, idle, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      {...rest}
      variant="subtle"
      color="gray"
      size={32}
      className={classes.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      data-disabled={idle || undefined}
      onClick={(event) => {
        if (!idle) onClick(event);
      }}
    >
      <Picture size={17} aria-hidden />
    </ActionIcon>
  );
}
