import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { IconButton } from '@/ui/IconButton';
import { countOf, formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { batchAddress } from '../addresses';
import { ROLE_MATCHING } from '../api';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { TalentBatch } from '../types';
import { batchesQuery, deleteBatch, restoreBatch } from './api';
import classes from './batches.module.css';
import { NewBatchDialog } from './NewBatchDialog';

const COLUMNS = ['Upload', 'Files', 'Can be ranked', 'State', 'Uploaded', 'Actions'];

/** Résumés from elsewhere, upload by upload. */
export function Batches() {
  const mayChange = useMayChange();
  const { data, error, isPending, refetch } = useQuery(batchesQuery);
  const [isNew, setNew] = useState(false);
  const { heading, within } = useKeptFocus();
  return (
    <Page
      title="Résumés"
      lead={
        <>
          Résumés that are not of the campus: read, checked, and ranked for the roles that take them.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={() => setNew(true)}
        >
          New upload
        </Button>
      }
    >
      <Sections />
      <div {...within}>
        <Panel title="Uploads" headingRef={heading}>
          {error && <Failure message={error.message} onRetry={() => void refetch()} />}
          {isPending && !error && (
            <div className={classes.body}>
              <Rows count={4} />
            </div>
          )}
          {data?.length === 0 && (
            <Empty title="No upload yet">
              <p>Begin one and drop résumés on its page: PDF, Word, HTML or text.</p>
            </Empty>
          )}
          {data && data.length > 0 && <BatchTable batches={data} />}
        </Panel>
      </div>
      {isNew && <NewBatchDialog onClose={() => setNew(false)} />}
    </Page>
  );
}

function BatchTable({ batches }: { batches: readonly TalentBatch[] }) {
  const now = new Date();
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ROLE_MATCHING });
  const remove = async ({ id, name }: TalentBatch) => {
    try {
      await deleteBatch(id);
      await refresh();
      const undo = () => restoreBatch(id).then(refresh);
      showToast(`${name} was deleted, and its people leave all rankings.`, { undo });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Table label="Uploads" columns={COLUMNS}>
      {batches.map((batch) => (
        <Row key={batch.id}>
          <Cell>
            <Link to={batchAddress(batch.id)} className={classes.link} data-step>
              {batch.name}
            </Link>
          </Cell>
          <Cell label="Files">{formatCount(batch.files)}</Cell>
          <Cell label="Can be ranked">{formatCount(batch.people)}</Cell>
          <Cell label="State">
            <BatchState batch={batch} />
          </Cell>
          <Cell label="Uploaded">
            <time dateTime={batch.createdAt} title={formatTime(batch.createdAt)}>
              {formatAgo(batch.createdAt, now)}
            </time>
          </Cell>
          <Cell>
            <IconButton
              label={`Delete ${batch.name}`}
              icon={IconTrash}
              {...lockedUnless(mayChange)}
              onClick={() => void remove(batch)}
            />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function BatchState({ batch: { waiting, problems, files } }: { batch: TalentBatch }) {
  if (waiting > 0) return <Pill tint="indigo">{countOf(waiting, 'file')} waiting</Pill>;
  if (problems > 0) return <Pill tint="orange">{countOf(problems, 'file')} to look at</Pill>;
  return files === 0 ? <Pill>Empty</Pill> : <Pill tint="green">Read</Pill>;
}
