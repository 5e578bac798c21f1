import {
  IconDotsVertical,
  IconDownload,
  IconHistory,
  IconPencil,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Menu } from '@/ui/menu';
import { showFailure } from '@/ui/toast/toasts';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { useMayChange } from '../rights';
import { exportAddress, type Segment } from './api';
import { RenameDialog } from './RenameDialog';
import { useSegmentChanges } from './useSegmentChanges';
import { Versions } from './Versions';

type SegmentMenuProps = { segment: Segment; onDelete: () => void };

/** What can be done with a segment. */
export function SegmentMenu({ segment, onDelete }: SegmentMenuProps) {
  const mayChange = useMayChange();
  const { change } = useSegmentChanges();
  const [isOpen, setOpen] = useState(false);
  const [window, setWindow] = useState<'rename' | 'versions' | null>(null);
  const button = useReturnOfFocus<HTMLButtonElement>(isOpen || window !== null);
  const { name, shared, own } = segment;
  const share = () =>
    change(segment, { shared: !shared }, shared ? `Only you see ${name} now.` : `Everybody sees ${name} now.`)
      .then((saved) => {
        if ('current' in saved) throw new Error(saved.message);
      })
      .catch(showFailure);
  return (
    <>
      {/* What an entry opens takes the focus: the menu must neither return it nor keep it while it fades. */}
      <Menu
        position="bottom-end"
        width={220}
        opened={isOpen}
        onChange={setOpen}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <IconButton ref={button} label={`Actions for ${name}`} icon={IconDotsVertical} onClick={() => {}} />
        </Menu.Target>
        <Menu.Dropdown>
          {own && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setWindow('rename')}>
              Rename
            </Menu.Item>
          )}
          {own && mayChange && (
            <Menu.Item leftSection={<IconShare3 size={16} aria-hidden />} onClick={share}>
              {shared ? 'Stop sharing' : 'Share with everybody'}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={() => setWindow('versions')}
          >
            Versions
          </Menu.Item>
          {mayChange && (
            <Menu.Item
              component="a"
              href={exportAddress(segment.id)}
              download="segment.csv"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Export CSV
            </Menu.Item>
          )}
          {own && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {window === 'rename' && <RenameDialog segment={segment} onClose={() => setWindow(null)} />}
      {window === 'versions' && <Versions segment={segment} onClose={() => setWindow(null)} />}
    </>
  );
}
