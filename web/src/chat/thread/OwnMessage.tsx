import { IconCopy, IconPencil } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { copyText } from '@/ui/clipboard';
import { IconButton } from '@/ui/IconButton';
import { HELD } from '../held';
import classes from './thread.module.css';

type OwnMessageProps = {
  text: string;
  editButton: Ref<HTMLButtonElement>;
  isHeld: boolean;
  /** Nothing if it can only be read. */
  onEdit: (() => void) | undefined;
  /** The way to its other versions. */
  children: ReactNode;
};

/** What was asked. */
export function OwnMessage({ text, editButton, isHeld, onEdit, children }: OwnMessageProps) {
  return (
    <>
      <p className={classes.bubble}>
        <span className="visually-hidden">Message: </span>
        {text}
      </p>
      <div className={classes.ownActions}>
        <span className={classes.quiet}>
          <IconButton
            label="Copy message"
            icon={IconCopy}
            onClick={() => copyText(text, 'Message copied.')}
          />
          {onEdit && (
            <IconButton
              ref={editButton}
              label={isHeld ? `Edit message. ${HELD}` : 'Edit message'}
              icon={IconPencil}
              idle={isHeld}
              onClick={onEdit}
            />
          )}
        </span>
        {children}
      </div>
    </>
  );
}
