import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './Drawer.module.css';

type DrawerProps = {
  title: string;
  onClose: () => void;
  /** Along which edge. On a phone the right one is the bottom. */
  place: 'left' | 'right';
  children: ReactNode;
};

/** A sheet at the edge of the window. The browser itself keeps the focus inside it and gives it back at the end. */
export function Drawer({ title, onClose, place, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const drawer = ref.current;
    drawer?.showModal();
    return () => drawer?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for who points beside it.
    <dialog
      ref={ref}
      className={classes.drawer}
      data-place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on what is meant for a dialog over this one.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={classes.box}>
        <div className={classes.head}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          <ActionIcon variant="subtle" color="gray" size={34} aria-label="Close" onClick={onClose}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}
