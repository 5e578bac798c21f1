import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { formatBytes } from '@/ui/bytes';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { type Import, type ImportDetail, importQuery, isBusy } from './data/api';
import { Columns } from './data/Columns';
import classes from './data/data.module.css';
import { Findings } from './data/Findings';
import { Missing } from './data/Missing';
import { Next } from './data/Next';
import { Reading } from './data/Reading';
import { IMPORT_REASON, useRights } from './data/Reason';
import { Steps } from './data/Steps';
import { useChangeImport } from './data/useChangeImport';
import { Working } from './data/Working';
import { KINDS, STATES } from './data/words';

/** One file, from its columns to the campus. All of it is kept on the server; this page can be left at any time. */
export function ImportPage() {
  const { id = '' } = useParams();
  const { canImport } = useRights();
  const found = useQuery({ ...importQuery(id), enabled: canImport });
  const isGone = isRefusal(found.error, 'not_found');
  const detail = isGone ? undefined : found.data;
  const own = detail?.import;
  return (
    <Page
      title={canImport ? (own?.name ?? (found.isError ? 'Import' : undefined)) : 'Import'}
      above={<Link to="/admin/data">Campus data</Link>}
      lead={own && describe(own)}
      actions={own && <Pill tint={STATES[own.state].tint}>{STATES[own.state].name}</Pill>}
    >
      {!canImport && <Notice>{IMPORT_REASON}</Notice>}
      {canImport && found.isPending && <Rows />}
      {found.isError && !detail && (
        <Failure message={found.error.message} onRetry={isGone ? undefined : () => found.refetch()} />
      )}
      {detail && <Stage detail={detail} />}
    </Page>
  );
}

function describe({ kind, bytes, createdByName, createdAt }: Import): string {
  return `${KINDS[kind]}, ${formatBytes(bytes)}, brought by ${createdByName} on ${formatTime(createdAt)}`;
}

/** The button that was pressed goes when its step is done. The focus must not go with it. */
function useFocusOnStep(state: Import['state']) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [state]);
}

function Stage({ detail }: { detail: ImportDetail }) {
  const own = detail.import;
  useFocusOnStep(own.state);
  if (isBusy(own)) {
    return (
      <>
        <Steps state={own.state} />
        <Working import={own} />
      </>
    );
  }
  const isSettled = own.state === 'done' || own.state === 'undone';
  return (
    <>
      <Steps state={own.state} />
      {own.error && (
        <div className={classes.problem}>
          <Failure message={own.error} />
        </div>
      )}
      {own.state === 'cancelled' && (
        <div className={classes.problem}>
          <Notice>
            It was cancelled{own.error ? '' : ': nothing of it is in the campus'}. You can try again.
          </Notice>
        </div>
      )}
      <Findings detail={detail} />
      {!isSettled && <Mapper detail={detail} />}
      <Next detail={detail} />
    </>
  );
}

/** How the file is read. A dry run puts it out of the way, but a click away. One element for both: the focus stays. */
function Mapper({ detail }: { detail: ImportDetail }) {
  const change = useChangeImport(detail.import.id);
  const isChecked = detail.import.state === 'checked';
  // What is open changes with the step; in between it is up to the reader.
  return (
    <details className={isChecked ? classes.mapper : undefined} open={!isChecked}>
      <summary hidden={!isChecked}>Change how the file is read</summary>
      {isChecked && <p className={classes.hint}>After a change, the dry run has to be made again.</p>}
      {detail.problem && (
        <div className={classes.problem}>
          <Failure message={detail.problem} hint="Change how it is read below, or choose another file." />
        </div>
      )}
      <Missing groups={detail.missing} />
      <Reading detail={detail} onChange={change.mutate} />
      {detail.columns.length > 0 && <Columns detail={detail} onChange={change.mutate} />}
    </details>
  );
}
