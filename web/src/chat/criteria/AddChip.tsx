import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu } from '@/ui/menu';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import type { Slot } from '../types';
import classes from './criteria.module.css';

/** Adds something to what was understood. */
export function AddChip({ slots, onAdd }: { slots: readonly Slot[]; onAdd: (slot: Slot) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useReturnOfFocus<HTMLButtonElement>(isOpen);
  return (
    // The focus goes on to the field of what is added: the menu must neither return it nor keep it while it fades.
    <Menu
      position="bottom-start"
      width={200}
      opened={isOpen}
      onChange={setOpen}
      returnFocus={false}
      // What scrolls around it must not cut it off.
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton ref={button} className={classes.add}>
          <IconPlus size={14} aria-hidden /> Add
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {slots.map((slot) => (
          <Menu.Item key={slot.slot} onClick={() => onAdd(slot)}>
            {slot.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
