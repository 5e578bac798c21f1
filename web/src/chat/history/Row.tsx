import { ActionIcon } from '@mantine/core';
import {
  IconDots,
  IconFileTypePdf,
  IconMarkdown,
  IconPencil,
  IconShare2,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Menu } from '@/ui/menu';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { exportAddress } from '../api';
import { ShareDialog } from '../share/ShareDialog';
import type { ConversationCard } from '../types';
import classes from './history.module.css';
import { RenameField } from './RenameField';
import { useDelete } from './useDelete';

type RowProps = {
  conversation: ConversationCard;
  current: string | undefined;
  addressOf: (id?: string) => string;
  onOpen: (id?: string) => unknown;
  onChoose: () => void;
  /** It was deleted, and whatever had the focus with it. */
  onGone: () => void;
};

/** A conversation of before, and what can be done with it. */
export function Row({ conversation, current, addressOf, onOpen, onChoose, onGone }: RowProps) {
  const { id, title, isShared, excerpt } = conversation;
  const [open, setOpen] = useState<'rename' | 'share' | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const more = useReturnOfFocus<HTMLButtonElement>(isMenuOpen || open !== null);
  const isCurrent = id === current;
  const remove = useDelete(conversation, { isCurrent, onOpen, onGone });
  const close = () => setOpen(null);
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      {open === 'rename' ? (
        <RenameField conversation={conversation} onClose={close} />
      ) : (
        <Link
          to={addressOf(id)}
          className={classes.link}
          aria-current={isCurrent ? 'page' : undefined}
          title={title}
          data-step
          onClick={onChoose}
        >
          <span className={classes.title}>
            <span className={classes.words}>{title}</span>{' '}
            {isShared && <IconUsers size={14} aria-label="Shared" role="img" className={classes.shared} />}
          </span>
          {excerpt && <span className={classes.excerpt}>{excerpt}</span>}
        </Link>
      )}
      {/* What an entry opens takes the focus: the menu must neither return it nor keep it while it fades. */}
      <Menu
        position="bottom-end"
        width={200}
        opened={isMenuOpen}
        onChange={setMenuOpen}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <ActionIcon
            ref={more}
            variant="subtle"
            color="gray"
            size={30}
            className={classes.more}
            aria-label={`More for ${title}`}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpen('rename')}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconShare2 size={16} />} onClick={() => setOpen('share')}>
            Share
          </Menu.Item>
          <Menu.Item
            component="a"
            href={exportAddress(id, 'markdown')}
            download
            leftSection={<IconMarkdown size={16} />}
          >
            Export as Markdown
          </Menu.Item>
          <Menu.Item
            component="a"
            href={exportAddress(id, 'pdf')}
            download
            leftSection={<IconFileTypePdf size={16} />}
          >
            Export as PDF
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => remove.mutate()}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'share' && (
        <ShareDialog conversation={conversation} address={addressOf(id)} onClose={close} />
      )}
    </li>
  );
}
