import { Button } from '@mantine/core';
import {
  IconBraces,
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconFileUpload,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Menu } from '@/ui/menu';
import { useBase } from '../addresses';
import type { TraitFilter } from '../api';
import { lockedUnless, useMayChange } from '../rights';
import { exportAddress } from './filter';

/** What can be done with the library as a whole. A file has what the list shows. */
export function ListActions({ filter }: { filter: TraitFilter }) {
  const base = useBase();
  const mayChange = useMayChange();
  const plus = <IconPlus size={16} aria-hidden />;
  return (
    <>
      <Button
        component={Link}
        to={`${base}/imports`}
        variant="default"
        leftSection={<IconFileUpload size={16} aria-hidden />}
      >
        Import
      </Button>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={exportAddress('csv', filter)}
            download="traits.csv"
            leftSection={<IconFileSpreadsheet size={16} />}
          >
            What is listed, as CSV
          </Menu.Item>
          <Menu.Item
            component="a"
            href={exportAddress('json', filter)}
            download="traits.json"
            leftSection={<IconBraces size={16} />}
          >
            What is listed, as JSON
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {mayChange ? (
        <Button component={Link} to={`${base}/new`} leftSection={plus}>
          New trait
        </Button>
      ) : (
        <Button leftSection={plus} {...lockedUnless(mayChange)}>
          New trait
        </Button>
      )}
    </>
  );
}
