import { Button } from '@mantine/core';
import {
  type Icon,
  IconBraces,
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconLink,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { fetchFile } from '@/api/file';
import { type lockedBy, useMayChange } from '@/identity/rights';
import { copyText } from '@/ui/clipboard';
import { Menu } from '@/ui/menu';
import { useDownload } from '@/ui/useDownload';

export type Format = 'csv' | 'xlsx' | 'pdf' | 'json';

const FORMATS: readonly { format: Format; as: string; icon: Icon }[] = [
  { format: 'csv', as: 'CSV', icon: IconFileTypeCsv },
  { format: 'xlsx', as: 'a workbook (XLSX)', icon: IconFileSpreadsheet },
  { format: 'pdf', as: 'PDF', icon: IconFileTypePdf },
  { format: 'json', as: 'JSON', icon: IconBraces },
];

type ExportMenuProps = {
  /** "Ranking". */
  what: string;
  addressOf: (format: Format) => string;
  /** What is to be known of the files before one is chosen. */
  filesNote?: string;
  /** What the app says of what somebody may not do. */
  lockedUnless: ReturnType<typeof lockedBy>;
  /** What the address holds. */
  children?: ReactNode;
};

/** What is shown, to be taken along. Each file names the versions that it was made of, and is logged. */
export function ExportMenu({ what, addressOf, filesNote, lockedUnless, children }: ExportMenuProps) {
  const mayChange = useMayChange();
  const note = useId();
  const { save, isPending } = useDownload();
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          // Not switched off meanwhile: it would lose the focus.
          aria-busy={isPending}
          leftSection={<IconDownload size={14} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {filesNote && <Menu.Label id={note}>{filesNote}</Menu.Label>}
        {FORMATS.map(({ format, as, icon: Picture }) => (
          <Menu.Item
            key={format}
            leftSection={<Picture size={16} aria-hidden />}
            aria-describedby={filesNote && note}
            {...lockedUnless(mayChange)}
            onClick={() => save(() => fetchFile(addressOf(format)))}
          >
            {what} as {as}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => void copyText(window.location.href, 'The address was copied, with every filter.')}
        >
          Copy the address
          {children}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
