import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { showFailure } from '@/ui/toast/toasts';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { lockedUnless, useMayChange } from '../rights';
import type { TraitCard } from '../types';
import { DeleteDialog } from './DeleteDialog';
import classes from './parts.module.css';
import { TraitMenu } from './TraitMenu';
import { useChange } from './useChange';

/** What can be done with one trait. The menu is only made when it is opened: there may be thousands of traits. */
export function TraitActions({ card }: { card: TraitCard }) {
  const mayChange = useMayChange();
  const { change, duplicate } = useChange();
  const [open, setOpen] = useState<'menu' | 'delete' | null>(null);
  const opener = useReturnOfFocus<HTMLButtonElement>(open !== null);
  const close = () => setOpen(null);
  const button = (
    <ActionIcon
      ref={opener}
      variant="subtle"
      color="gray"
      size={30}
      aria-label={`Actions for ${card.name}`}
      aria-haspopup="menu"
      aria-expanded={open === 'menu'}
      {...lockedUnless(mayChange)}
      onClick={() => setOpen(open === 'menu' ? null : 'menu')}
    >
      <IconDots size={17} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.actions}>
      {open === 'menu' ? (
        <TraitMenu
          card={card}
          // By then an entry may have opened something else.
          onClose={() => setOpen((latest) => (latest === 'menu' ? null : latest))}
          onAct={(act) => change(card, act).catch(showFailure)}
          onDuplicate={() => duplicate(card)}
          onDelete={() => setOpen('delete')}
        >
          {button}
        </TraitMenu>
      ) : (
        button
      )}
      {open === 'delete' && (
        <DeleteDialog card={card} onConfirm={() => change(card, 'delete')} onClose={close} />
      )}
    </div>
  );
}
