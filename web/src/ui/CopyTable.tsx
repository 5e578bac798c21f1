import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '@/ui/clipboard';
import { toCsv } from '@/ui/download';

type CopyTableProps = {
  /** What the table lists. */
  name: string;
  /** Figures as plain numbers, so that a spreadsheet can reckon with them. */
  rows: readonly (readonly (string | number)[])[];
};

/** Puts a table on the clipboard, in the form that spreadsheets read. */
export function CopyTable({ name, rows }: CopyTableProps) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`Copy as table: ${name}`}
      leftSection={<IconCopy size={14} aria-hidden />}
      onClick={() => copyText(toCsv(rows.map((row) => row.map(String))), 'The table was copied as CSV.')}
    >
      Copy as table
    </Button>
  );
}
