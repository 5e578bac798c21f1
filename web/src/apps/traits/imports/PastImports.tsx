import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatBytes } from '@/ui/bytes';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { useMayChange } from '../rights';
import type { TraitImport } from '../types';
import { importsQuery, isBusy } from './api';
import classes from './imports.module.css';
import { UndoDialog } from './UndoDialog';
import { describeCounts, STATES } from './words';

const COLUMNS = ['File', 'State', 'Rows', 'Brought by', 'When', 'Action'];

type PastImportsProps = {
  /** The one that is looked at. */
  shown: string | null;
};

/** The files that were brought in, the newest first. The server shows them to who may bring some. */
export function PastImports({ shown }: PastImportsProps) {
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  const [undoing, setUndoing] = useState<TraitImport | null>(null);
  // The button that asked is gone as soon as the undo has begun.
  const asked = useReturnOfFocus<HTMLHeadingElement>(undoing !== null);
  const found = useQuery({ ...importsQuery, enabled: mayChange });
  return (
    <div {...within}>
      <Panel title="Past imports" headingRef={useMergedRef(heading, asked)}>
        {!mayChange && <Empty title="Not for your role">Imports are shown to contributors and admins.</Empty>}
        {mayChange && found.isPending && <Rows count={3} />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {found.data?.length === 0 && (
          <Empty title="Nothing has been imported yet">
            Choose a file above. Below you see which columns it may have.
          </Empty>
        )}
        {found.data && found.data.length > 0 && (
          <Table label="Past imports" columns={COLUMNS}>
            {found.data.map((own) => (
              <PastImport key={own.id} own={own} isShown={own.id === shown} onUndo={() => setUndoing(own)} />
            ))}
          </Table>
        )}
        {undoing && <UndoDialog own={undoing} onClose={() => setUndoing(null)} />}
      </Panel>
    </div>
  );
}

type PastImportProps = { own: TraitImport; isShown: boolean; onUndo: () => void };

function PastImport({ own, isShown, onUndo }: PastImportProps) {
  const { id, name, bytes, state, counts, createdBy, createdAt, canUndo } = own;
  const isGone = state === 'undone' || state === 'cancelled';
  return (
    <Row muted={isGone}>
      <Cell>
        <span className={classes.file}>
          <Link to={`?import=${encodeURIComponent(id)}`} aria-current={isShown || undefined} data-step>
            {name}
          </Link>
          <span className={classes.under}>{formatBytes(bytes)}</span>
        </span>
      </Cell>
      <Cell label="State">
        <Pill tint={STATES[state].tint}>{STATES[state].name}</Pill>
      </Cell>
      <Cell label="Rows">{isBusy(own) || state === 'cancelled' ? '–' : describeCounts(counts)}</Cell>
      <Cell label="Brought by">{createdBy}</Cell>
      <Cell label="When">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </Cell>
      <Cell>
        {canUndo && (
          <Button size="xs" variant="default" aria-label={`Undo the import of ${name}`} onClick={onUndo}>
            Undo
          </Button>
        )}
      </Cell>
    </Row>
  );
}
