import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  title: string;
  onClose: () => void;
  place: string;
  /** The classes of its pieces. */
  look: { window?: string; box?: string; head?: string; title?: string; body?: string };
  children: ReactNode;
};

/** What dialogs and drawers have in common. The browser itself keeps the focus inside and gives it back at the end. */
export function Modal({ title, onClose, place, look, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for who points beside it.
    <dialog
      ref={ref}
      className={look.window}
      data-place={place}
      aria-labelledby={titleId}
      onKeyDownCapture={(event) => {
        // A menu in it closes by the same key, and by itself.
        if (event.key === 'Escape' && isOfMenu(event.target)) event.preventDefault();
      }}
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
      <div className={look.box}>
        <div className={look.head}>
          <h2 className={look.title} id={titleId}>
            {title}
          </h2>
          <ActionIcon variant="subtle" color="gray" size={34} aria-label="Close" onClick={onClose}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
        <div className={look.body}>{children}</div>
      </div>
    </dialog>
  );
}

const isOfMenu = (target: EventTarget) =>
  target instanceof Element &&
  target.closest("[role='menu'], [aria-haspopup='menu'][aria-expanded='true']") !== null;
