import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Menu } from '@/ui/menu';
import { editAddress, useBase } from '../addresses';
import type { TraitCard } from '../types';
import type { Act } from './lists';

type TraitMenuProps = {
  card: TraitCard;
  onClose: () => void;
  onAct: (act: Act) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** The button that opens and closes it. */
  children: ReactElement;
};

/** The open menu of one trait. Of one that is deleted there is only a way back. */
export function TraitMenu({ card, onClose, onAct, onDuplicate, onDelete, children }: TraitMenuProps) {
  const base = useBase();
  const isArchived = card.state === 'archived';
  return (
    // What an entry opens takes the focus: the menu must neither return it nor keep it while it fades.
    <Menu
      position="bottom-end"
      width={180}
      opened
      onClose={onClose}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{children}</Menu.Target>
      {card.deletedAt ? (
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconRestore size={16} />} onClick={() => onAct('restore')}>
            Restore
          </Menu.Item>
        </Menu.Dropdown>
      ) : (
        <Menu.Dropdown>
          <Menu.Item component={Link} to={editAddress(base, card.id)} leftSection={<IconPencil size={16} />}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={onDuplicate}>
            Duplicate
          </Menu.Item>
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
            onClick={() => onAct(isArchived ? 'unarchive' : 'archive')}
          >
            {isArchived ? 'Unarchive' : 'Archive'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      )}
    </Menu>
  );
}
