import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import classes from '@/chat/criteria/criteria.module.css';
import { Menu } from '@/ui/menu';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { GROUPS, SLOTS, type Slot } from '../slots';

/** Everything that people can be asked for by. */
export function AddChip({ onAdd }: { onAdd: (slot: Slot) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useReturnOfFocus<HTMLButtonElement>(isOpen);
  return (
    // The focus goes on to the field of what is added: the menu must neither return it nor keep it while it fades.
    <Menu
      position="bottom-start"
      width={230}
      opened={isOpen}
      onChange={setOpen}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton ref={button} className={classes.add} data-chip="add">
          <IconPlus size={14} aria-hidden /> Add
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {GROUPS.map((group) => (
          <Fragment key={group}>
            <Menu.Label>{group}</Menu.Label>
            {SLOTS.filter((slot) => slot.group === group).map((slot) => (
              <Menu.Item key={slot.slot} onClick={() => onAdd(slot)}>
                {slot.label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
