import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes } from '@/ui/bytes';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { countOf, formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Progress } from '@/ui/Progress';
import { useKeptFocus } from '@/ui/useKeptFocus';
import classes from './imports.module.css';
import type { Report } from './report';

type IntakeProps<Begin extends { total: number }, Row, End> = {
  title: string;
  /** What rows are called: "record". */
  one: string;
  many: string;
  lead: ReactNode;
  aside?: ReactNode;
  drop: { label: string; hint: string; accept: string };
  report: Report<Begin, Row, End>;
  onFile: (file: File) => void;
  onCancel: () => void;
  /** What has arrived. */
  children: ReactNode;
};

/** Takes a file, says how far it is, and shows what has come back of it. */
export function Intake<Begin extends { total: number }, Row, End>(props: IntakeProps<Begin, Row, End>) {
  const { title, one, many, lead, aside, drop, report, onFile, onCancel, children } = props;
  const { heading, within } = useKeptFocus();
  const { file, state, entries, failure } = report;
  const isBusy = state === 'sending' || state === 'reading';
  return (
    <div {...within}>
      <Panel title={title} headingRef={heading} aside={aside}>
        <div className={classes.body}>
          <p className={classes.lead}>{lead}</p>
          {failure && <Failure message={failure.message} />}
          {isBusy && file ? (
            <div className={classes.progress}>
              <Way report={report} many={many} />
              <Button variant="default" size="xs" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          ) : (
            <div className={entries.length > 0 ? classes.again : undefined}>
              <FileDrop {...drop} onFile={onFile} />
            </div>
          )}
          {state === 'cancelled' && (
            <p className={classes.told} role="status">
              {entries.length > 0
                ? `${file?.name} was cancelled after ${countOf(entries.length, one, many)}. What had arrived stays below.`
                : `${file?.name} was cancelled. Nothing had arrived.`}
            </p>
          )}
        </div>
        {children}
      </Panel>
    </div>
  );
}

type WayProps<Begin, Row, End> = { report: Report<Begin, Row, End>; many: string };

/** The way there, which nobody can measure, and the way back. */
function Way<Begin extends { total: number }, Row, End>({ report, many }: WayProps<Begin, Row, End>) {
  const { file, begin, entries } = report;
  if (!begin) {
    return (
      <Progress
        label={`Upload of ${file?.name}`}
        text={`${formatBytes(file?.size ?? 0)} on the way; the server then looks at it`}
      />
    );
  }
  const { total } = begin;
  return (
    <Progress
      label={`Rows of ${file?.name}`}
      value={total > 0 ? entries.length / total : undefined}
      text={`${formatCount(entries.length)} of ${formatCount(total)} ${many}`}
    />
  );
}
