import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '@/ui/numbers';
import { type Import, type ImportDetail, importAddress } from './api';
import { DiscardDialog } from './DiscardDialog';
import { startApply, startCheck } from './jobs';
import { MISSING_ID } from './Missing';
import classes from './Next.module.css';
import { UndoDialog } from './UndoDialog';
import { TEXT_ID, useStart } from './useStart';
import { describeCounts } from './words';

const SAVING = 'The change is being saved.';

type NextProps = { detail: ImportDetail };

/** What can be done with a file now, at the lower edge of the screen. */
export function Next({ detail }: NextProps) {
  switch (detail.import.state) {
    case 'done':
      return <NextUndo detail={detail} />;
    case 'undone':
      return (
        <Bar text={`The import was undone${detail.import.error ? '' : ': nothing of it is in the campus'}.`}>
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
  const check = useStart(detail.import, startCheck);
  const isMissing = detail.missing.length > 0;
  return (
    <Bar text={check.isHeld ? SAVING : 'A dry run says what every row would do. Nothing changes.'}>
      <Discard detail={detail} />
      <Button
        disabled={isMissing || !detail.layout}
        aria-describedby={isMissing ? MISSING_ID : undefined}
        {...check.button}
      >
        Dry run
      </Button>
    </Bar>
  );
}

function NextApply({ detail }: NextProps) {
  const apply = useStart(detail.import, startApply);
  const { counts } = detail.import;
  const rows = counts ? counts.new + counts.changed + counts.repeated : 0;
  const text =
    rows > 0 && counts
      ? `The dry run found ${describeCounts(counts)}. Nothing has changed yet.`
      : 'There is nothing in the file that the campus does not have.';
  return (
    <Bar text={apply.isHeld ? SAVING : text}>
      <Discard detail={detail} />
      <Button disabled={rows === 0} {...apply.button}>
        Import {countOf(rows, 'row')}
      </Button>
    </Bar>
  );
}

function NextUndo({ detail }: NextProps) {
  const { import: own, canUndo } = detail;
  const [isAsking, setAsking] = useState(false);
  return (
    <Bar text={canUndo ? describeDone(own) : <UndoFirst detail={detail} />}>
      <Button
        variant="default"
        disabled={!canUndo}
        aria-describedby={canUndo ? undefined : TEXT_ID}
        onClick={() => setAsking(true)}
      >
        Undo the import
      </Button>
      {isAsking && <UndoDialog import={own} onClose={() => setAsking(false)} />}
    </Bar>
  );
}

const describeDone = ({ counts }: Import) =>
  `The file is imported${counts ? `: ${describeCounts(counts)}` : ''}.`;

/** Why an import cannot be undone now. Without another import in the way, it is the campus that is another one. */
function UndoFirst({ detail: { undoFirst } }: NextProps) {
  return undoFirst ? (
    <>
      <Link to={importAddress(undoFirst.id)}>{undoFirst.name}</Link> came later and changed the same records:
      undo it first.
    </>
  ) : (
    <>
      It changed another campus than the present one, and can be undone in that one alone.{' '}
      <Link to="/admin/data">Look whether there is a way back</Link>.
    </>
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
      <p role="status" id={TEXT_ID}>
        {text}
      </p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
