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
import { copyText } from '@/ui/clipboard';
import { Menu } from '@/ui/menu';
import { lockedUnless, useMayChange } from '../rights';
import { exportAddress, type Format, type View } from './view';

const FORMATS: readonly { format: Format; name: string; icon: Icon }[] = [
  { format: 'csv', name: 'List as CSV', icon: IconFileTypeCsv },
  { format: 'xlsx', name: 'List as a workbook (XLSX)', icon: IconFileSpreadsheet },
  { format: 'pdf', name: 'List as PDF', icon: IconFileTypePdf },
  { format: 'json', name: 'List as JSON', icon: IconBraces },
];

/** The list that is shown, to be taken along. Each file names what it was made of, and is logged. */
export function ExportMenu({ view }: { view: View }) {
  const mayChange = useMayChange();
  return (
    <Menu position="bottom-end" width={270}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, name, icon: Picture }) =>
          mayChange ? (
            <Menu.Item
              key={format}
              component="a"
              href={exportAddress(format, view)}
              download
              leftSection={<Picture size={16} aria-hidden />}
            >
              {name}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={format}
              leftSection={<Picture size={16} aria-hidden />}
              {...lockedUnless(mayChange)}
            >
              {name}
            </Menu.Item>
          ),
        )}
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => void copyText(window.location.href, 'The address was copied, with every filter.')}
        >
          Copy the address
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
