import { Button } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileUpload,
  IconHistory,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { Menu } from '@/ui/menu';
import { fileAddress } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { LibraryDocument } from '../types';

export type Opened = 'history' | 'version' | 'edit';

type DocumentActionsProps = {
  document: LibraryDocument;
  onOpen: (what: Opened) => void;
  onDelete: () => void;
};

/** What one can do with a document. */
export function DocumentActions({ document: { id, shown }, onOpen, onDelete }: DocumentActionsProps) {
  const mayChange = useMayChange();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => onOpen('history')}
      >
        History
      </Button>
      <Button
        component="a"
        className="no-print"
        href={fileAddress(id, shown)}
        download
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        Download the original
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            {...lockedUnless(mayChange)}
          >
            Change
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileUpload size={16} />} onClick={() => onOpen('version')}>
            Replace by a new version
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onOpen('edit')}>
            Title and area
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
