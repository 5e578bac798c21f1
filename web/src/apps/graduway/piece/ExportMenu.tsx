import { Button } from '@mantine/core';
import {
  type Icon,
  IconChevronDown,
  IconFileText,
  IconFileTypeHtml,
  IconMail,
  IconShare3,
  IconUsers,
} from '@tabler/icons-react';
import { fetchFile } from '@/api/file';
import { Menu } from '@/ui/menu';
import { useDownload } from '@/ui/useDownload';
import { useMayChange } from '../rights';
import { type FileKind, fileAddress, type Piece } from '../studio/api';
import classes from './piece.module.css';

const FILES: { file: FileKind; icon: Icon; name: string; hint: string; isSent: boolean }[] = [
  {
    file: 'export.txt',
    icon: IconFileText,
    name: 'Text',
    hint: 'With the places for each reader',
    isSent: false,
  },
  {
    file: 'export.html',
    icon: IconFileTypeHtml,
    name: 'Page (HTML)',
    hint: 'With its styles in it',
    isSent: false,
  },
  { file: 'export.eml', icon: IconMail, name: 'Mail (.eml)', hint: 'For a mail program', isSent: true },
  {
    file: 'recipients.csv',
    icon: IconUsers,
    name: 'Recipients (CSV)',
    hint: 'With those left out, and why',
    isSent: true,
  },
];

/** What leaves the suite. What could be sent, or names its readers, is of an approved piece alone. */
export function ExportMenu({ piece }: { piece: Piece }) {
  const mayChange = useMayChange();
  const { save, isPending } = useDownload();
  const reason = !mayChange
    ? 'only a contributor or an admin may'
    : !piece.approval
      ? 'approve it first: this could be sent'
      : piece.canBeApproved
        ? undefined
        : 'something in it has to change first';
  return (
    <Menu position="bottom-end" width={270}>
      <Menu.Target>
        <Button
          variant="default"
          // Not switched off meanwhile: it would lose the focus.
          aria-busy={isPending}
          leftSection={<IconShare3 size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FILES.map(({ file, icon: Picture, name, hint, isSent }) =>
          isSent && reason ? (
            <Menu.Item
              key={file}
              leftSection={<Picture size={16} aria-hidden />}
              aria-disabled
              data-disabled
              closeMenuOnClick={false}
            >
              {name}
              <span className={classes.hint}>Not yet: {reason}</span>
            </Menu.Item>
          ) : (
            <Menu.Item
              key={file}
              leftSection={<Picture size={16} aria-hidden />}
              onClick={() => save(() => fetchFile(fileAddress(piece.id, file)))}
            >
              {name}
              <span className={classes.hint}>{hint}</span>
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
