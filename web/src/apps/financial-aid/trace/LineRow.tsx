import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useHref, useLocation } from 'react-router';
import { copyText } from '@/ui/clipboard';
import type { Line } from '../types';
import { partOf } from './keys';
import { Reckoned } from './Reckoned';
import type { Reckoning } from './reckoning';
import classes from './trace.module.css';
import { asSentence, ownName, showCell, showRow, showValue } from './values';

type LineRowProps = {
  line: Line;
  reckoning: Reckoning;
  isOpen: boolean;
  /** Whether the address names it. */
  isAimed: boolean;
  onToggle: () => void;
};

/** One line: its name and its value, and when it is open how it comes about. */
export function LineRow({ line, reckoning, isOpen, isAimed, onToggle }: LineRowProps) {
  const id = useId();
  // Below the heading of the parents it need not be said again that it is theirs.
  const isOwn = ['parents', 'student'].includes(partOf(line.key));
  return (
    <li id={line.key} className={classes.line} data-aimed={isAimed || undefined}>
      <UnstyledButton
        className={classes.head}
        data-line
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
        <span className={classes.label}>{asSentence(isOwn ? ownName(line.label) : line.label)}</span>{' '}
        <b className={classes.value}>{showValue(line)}</b>
      </UnstyledButton>
      {isOpen && (
        <div id={id} className={classes.details}>
          {line.rule && <p className={classes.rule}>{asSentence(line.rule)}.</p>}
          <Reckoned line={line} reckoning={reckoning} />
          {line.cell && <TableCell line={line} />}
          <p className={classes.source}>
            <span>Source: {line.citation}</span> <CopyLink to={line.key} />
          </p>
        </div>
      )}
    </li>
  );
}

/** The place in a table from which an amount was taken. */
function TableCell({ line }: { line: Line }) {
  const { cell } = line;
  if (!cell) return null;
  return (
    <table className={classes.cell}>
      <caption>{cell.table}</caption>
      <tbody>
        <tr>
          <th scope="row">{asSentence(showRow(line))}</th>
          <td>
            <mark>{showCell(line)}</mark>
          </td>
        </tr>
        {cell.source && (
          <tr>
            <td colSpan={2} className={classes.from}>
              From {cell.source}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function CopyLink({ to }: { to: string }) {
  const { search } = useLocation();
  const address = useHref({ search, hash: `#${to}` });
  return (
    <UnstyledButton
      className={classes.press}
      onClick={() =>
        copyText(new URL(address, window.location.origin).href, 'The link to this line is copied.')
      }
    >
      <IconLink size={14} aria-hidden /> Copy a link to this line
    </UnstyledButton>
  );
}
