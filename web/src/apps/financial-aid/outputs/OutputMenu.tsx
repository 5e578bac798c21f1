import { Button } from '@mantine/core';
import {
  type Icon,
  IconBraces,
  IconCalendarDown,
  IconChevronDown,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconListCheck,
  IconMailQuestion,
  IconPrinter,
  IconShare3,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { Menu } from '@/ui/menu';
import { countOf } from '@/ui/numbers';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { useFamily } from '../family/context';
import { sayMissing } from '../missing';
import type { WorkedOut, Worksheet } from '../types';
import { AppealDialog } from './AppealDialog';
import { Checklist } from './Checklist';
import classes from './outputs.module.css';
import { ReplayDialog } from './ReplayDialog';
import { useExport } from './useExport';

type Window = 'checklist' | 'appeal' | 'replay';

/** What leaves the page: files, paper, letters, dates. */
export function OutputMenu() {
  const { worksheet, worked } = useFamily();
  const { save, isPending } = useExport();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [open, setOpen] = useState<Window | null>(null);
  const button = useReturnOfFocus<HTMLButtonElement>(isMenuOpen || open !== null);
  const close = () => setOpen(null);
  const unfinished = reasonAgainst(worked, worksheet);
  return (
    <>
      {/* What an entry opens takes the focus: the menu must neither return it nor keep it while it fades. */}
      <Menu
        position="bottom-end"
        width={290}
        opened={isMenuOpen}
        onChange={setMenuOpen}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            // Not switched off meanwhile: it would lose the focus.
            aria-busy={isPending}
            leftSection={<IconShare3 size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            Save and share
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Entry icon={IconFileTypePdf} name="Result as PDF" onClick={() => save('pdf')} />
          <Entry icon={IconFileSpreadsheet} name="Result and trace as CSV" onClick={() => save('csv')} />
          <Entry
            icon={IconBraces}
            name="Audit file (JSON)"
            hint="Answers and result, so that anybody can check them"
            reason={unfinished}
            onClick={() => save('json')}
          />
          <Entry icon={IconCalendarDown} name="Dates for a calendar (ICS)" onClick={() => save('ics')} />
          <Entry icon={IconPrinter} name="Print" onClick={() => window.print()} />
          <Menu.Divider />
          <Entry icon={IconListCheck} name="What to do next" onClick={() => setOpen('checklist')} />
          <Entry
            icon={IconMailQuestion}
            name="Draft an appeal letter"
            hint={unfinished && `Without its effect: ${unfinished}`}
            onClick={() => setOpen('appeal')}
          />
          <Entry icon={IconShieldCheck} name="Check an audit file" onClick={() => setOpen('replay')} />
        </Menu.Dropdown>
      </Menu>
      {open === 'checklist' && (
        <Dialog title="What to do next" place="right" onClose={close}>
          <Checklist />
        </Dialog>
      )}
      {open === 'appeal' && <AppealDialog onClose={close} />}
      {open === 'replay' && <ReplayDialog onClose={close} />}
    </>
  );
}

/** Why there is nothing certain to save yet. */
function reasonAgainst(worked: WorkedOut | undefined, sheet: Worksheet): string | undefined {
  if (!worked) return 'the result is not worked out yet';
  if (worked.missing.length > 0) return sayMissing(worked.missing, sheet);
  if (worked.problems.length > 0) return `${countOf(worked.problems.length, 'answer')} to check`;
  return worked.result ? undefined : 'there is no certain result yet';
}

type EntryProps = {
  icon: Icon;
  name: string;
  hint?: string;
  /** Why it cannot be used now, if so. It can be reached all the same, to read that. */
  reason?: string;
  onClick: () => void;
};

function Entry({ icon: Picture, name, hint, reason, onClick }: EntryProps) {
  const below = reason ?? hint;
  return (
    <Menu.Item
      leftSection={<Picture size={16} aria-hidden />}
      aria-disabled={reason !== undefined || undefined}
      data-disabled={reason !== undefined || undefined}
      closeMenuOnClick={reason === undefined}
      onClick={reason === undefined ? onClick : undefined}
    >
      {name}
      {below && (
        <span className={classes.hint}>
          {reason ? 'Not yet: ' : ''}
          {below}
        </span>
      )}
    </Menu.Item>
  );
}
