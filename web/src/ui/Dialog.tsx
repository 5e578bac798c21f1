import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { Modal } from './Modal';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** In the middle, at the top, or along the right edge. */
  place?: 'middle' | 'right';
  children: ReactNode;
};

/** A window over the page. */
export function Dialog({ place = 'middle', ...rest }: DialogProps) {
  return <Modal {...rest} place={place} look={{ ...classes, window: classes.dialog }} />;
}
