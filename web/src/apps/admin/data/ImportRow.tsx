import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { countsOf, type Import, importAddress } from './api';
import classes from './data.module.css';
import { describeCounts, KINDS, STATES } from './words';

type ImportRowProps = { import: Import; onUndo: () => void };

export function ImportRow({ import: own, onUndo }: ImportRowProps) {
  const { id, name, kind, state, createdByName, createdAt } = own;
  const counts = countsOf(own);
  return (
    <Row muted={state === 'undone' || state === 'cancelled'}>
      <Cell>
        <span className={classes.file}>
          <Link to={importAddress(id)}>{name}</Link>
          <span className={classes.under}>{KINDS[kind]}</span>
        </span>
      </Cell>
      <Cell label="State">
        <Pill tint={STATES[state].tint}>{STATES[state].name}</Pill>
      </Cell>
      <Cell label="Rows">{counts ? describeCounts(counts) : '–'}</Cell>
      <Cell label="Brought by">{createdByName}</Cell>
      <Cell label="When">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </Cell>
      <Cell>
        {state === 'done' && (
          <Button size="xs" variant="default" aria-label={`Undo the import of ${name}`} onClick={onUndo}>
            Undo
          </Button>
        )}
      </Cell>
    </Row>
  );
}
