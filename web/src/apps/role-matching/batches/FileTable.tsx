import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Choice } from '@/ui/Choice';
import { download, toCsv } from '@/ui/download';
import { Empty } from '@/ui/Empty';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Table } from '@/ui/Table';
import { useKeptFocus } from '@/ui/useKeptFocus';
import type { TalentBatch, TalentFile, TalentFileState } from '../types';
import classes from './batches.module.css';
import { FileRow } from './FileRow';
import { Reading } from './Reading';
import { useFileActs } from './useFileActs';
import { countStates, FILE_STATES, problemRows } from './words';

const COLUMNS = ['File', 'State', 'What is to be said', 'Seems to be of', 'Actions'];
const PER_PAGE = 50;

type Shown = TalentFileState | 'all' | 'removed';

/** A row for each file: what came of it, and what can be done about it. */
export function FileTable({ batch, files }: { batch: TalentBatch; files: readonly TalentFile[] }) {
  const [search, setSearch] = useSearchParams();
  const [page, setPage] = useState(1);
  const [read, setRead] = useState<TalentFile | null>(null);
  const acts = useFileActs(batch.id);
  const { heading, within } = useKeptFocus();
  const there = files.filter(({ removedAt }) => !removedAt);
  const removed = files.filter(({ removedAt }) => removedAt);
  const counts = countStates(there);
  const asked = search.get('state') ?? 'all';
  const shown = (asked === 'removed' || Object.hasOwn(FILE_STATES, asked) ? asked : 'all') as Shown;
  const listed =
    shown === 'removed' ? removed : there.filter(({ state }) => shown === 'all' || state === shown);
  const last = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  const now = Math.min(page, last);
  const problems = problemRows(there);
  return (
    <div {...within}>
      <Panel
        title="Files"
        headingRef={heading}
        aside={
          problems.length > 1 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() =>
                download(`Problems ${batch.name}.csv`, toCsv(problems), 'text/csv;charset=utf-8')
              }
            >
              Download the problems
            </Button>
          )
        }
      >
        {files.length > 0 && (
          <div className={classes.body}>
            <Choice<Shown>
              label="Which files"
              options={[
                { value: 'all', label: `All ${formatCount(there.length)}` },
                ...counts.map(({ state, count }) => ({
                  value: state,
                  label: `${FILE_STATES[state].label} ${formatCount(count)}`,
                })),
                ...(removed.length > 0
                  ? [{ value: 'removed' as const, label: `Removed ${formatCount(removed.length)}` }]
                  : []),
              ]}
              value={shown}
              onChange={(state) => {
                setPage(1);
                setSearch(state === 'all' ? {} : { state }, { replace: true, preventScrollReset: true });
              }}
            />
          </div>
        )}
        {listed.length === 0 && (
          <Empty title={files.length === 0 ? 'No file yet' : 'None of these'}>
            {files.length === 0 && <p>Drop résumés above. Each gets a row here that says what came of it.</p>}
          </Empty>
        )}
        {listed.length > 0 && (
          <Table label="Files" columns={COLUMNS}>
            {listed.slice((now - 1) * PER_PAGE, now * PER_PAGE).map((file) => (
              <FileRow key={file.id} file={file} acts={acts} onRead={() => setRead(file)} />
            ))}
          </Table>
        )}
        <Pager page={now} perPage={PER_PAGE} total={listed.length} onChange={setPage} />
        {read && <Reading batch={batch.id} file={read} onClose={() => setRead(null)} />}
      </Panel>
    </div>
  );
}
