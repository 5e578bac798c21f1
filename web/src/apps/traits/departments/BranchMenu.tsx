import { Button } from '@mantine/core';
import { IconChevronDown, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Menu } from '@/ui/menu';
import { lockedUnless, useMayChange } from '../rights';
import type { Department } from '../types';
import type { Opened } from './Tree';

type BranchMenuProps = { department: Department; onOpen: (opened: Opened) => void };

/** What can be done with a department. */
export function BranchMenu({ department, onOpen }: BranchMenuProps) {
  const mayChange = useMayChange();
  const button = useRef<HTMLButtonElement>(null);
  const open = (opened: Opened) => {
    // The entry of the menu goes; the dialog gives the focus back to what is still there.
    button.current?.focus();
    onOpen(opened);
  };
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          ref={button}
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          {...lockedUnless(mayChange)}
        >
          Change<span className="visually-hidden"> {department.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => open({ dialog: 'edit', department })}
        >
          Rename, describe or move
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => open({ dialog: 'add', parent: department.id })}
        >
          Add a department below
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => open({ dialog: 'delete', department })}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
