import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '@/ui/numbers';
import { showFailure } from '@/ui/toast/toasts';
import { type ImportDetail, importAddress } from './api';
import { DiscardDialog } from './DiscardDialog';
import { startApply, startCheck } from './jobs';
import { MISSING_ID } from './Missing';
import classes from './Next.module.css';
import { UndoDialog } from './UndoDialog';
import { describeCounts } from './words';

type NextProps = { detail: ImportDetail };

/** What can be done with a file now, at the lower edge of the screen. */
export function Next({ detail }: NextProps) {
  switch (detail.import.state) {
    case 'done':
      return <NextUndo detail={detail} />;
    case 'undone':
      return (
        <Bar text="The import was undone: nothing of it is in the campus.">
          <Discard detail={detail} />
          <Button component={Link} to="/admin/data/imports/new">
            Choose the file again
          </Button>
        </Bar>
      );
    case 'checked':
      return <NextApply detail={detail} />;
    default:
      return <NextCheck detail={detail} />;
  }
}

function NextCheck({ detail }: NextProps) {
  const queries = useQueryClient();
  const check = useMutation({ mutationFn: () => startCheck(queries, detail.import), onError: showFailure });
  const isMissing = detail.missing.length > 0;
  return (
    <Bar text="A dry run says what every row would do. Nothing changes.">
      <Discard detail={detail} />
      <Button
        loading={check.isPending}
        disabled={isMissing || !detail.layout}
        aria-describedby={isMissing ? MISSING_ID : undefined}
        onClick={() => check.mutate()}
      >
        Dry run
      </Button>
    </Bar>
  );
}

function NextApply({ detail }: NextProps) {
  const queries = useQueryClient();
  const apply = useMutation({ mutationFn: () => startApply(queries, detail.import), onError: showFailure });
  const { counts } = detail.import;
  const rows = counts ? counts.new + counts.changed + counts.repeated : 0;
  const text =
    rows > 0 && counts
      ? `The dry run found ${describeCounts(counts)}. Nothing has changed yet.`
      : 'There is nothing in the file that the campus does not have.';
  return (
    <Bar text={text}>
      <Discard detail={detail} />
      <Button loading={apply.isPending} disabled={rows === 0} onClick={() => apply.mutate()}>
        Import {countOf(rows, 'row')}
      </Button>
    </Bar>
  );
}

function NextUndo({ detail: { import: own, canUndo, undoFirst } }: NextProps) {
  const [isAsking, setAsking] = useState(false);
  const text = undoFirst ? (
    <>
      <Link to={importAddress(undoFirst.id)}>{undoFirst.name}</Link> came later and changed the same records:
      undo it first.
    </>
  ) : (
    `The file is imported${own.counts ? `: ${describeCounts(own.counts)}` : ''}.`
  );
  return (
    <Bar text={text}>
      <Button variant="default" disabled={!canUndo} onClick={() => setAsking(true)}>
        Undo the import
      </Button>
      {isAsking && <UndoDialog import={own} onClose={() => setAsking(false)} />}
    </Bar>
  );
}

function Discard({ detail }: NextProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {isAsking && <DiscardDialog import={detail.import} onClose={() => setAsking(false)} />}
    </>
  );
}

function Bar({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.bar} aria-label="Next step">
      <p role="status">{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
