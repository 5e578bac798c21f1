import type { ReactNode } from 'react';
import classes from './Drawer.module.css';
import { Modal } from './Modal';

type DrawerProps = {
  title: string;
  onClose: () => void;
  /** Along which edge. On a phone the right one is the bottom. */
  place: 'left' | 'right';
  children: ReactNode;
};

/** A sheet at the edge of the window. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} look={{ ...classes, window: classes.drawer }} />;
}
