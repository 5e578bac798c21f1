import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf, formatMoney } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { QUALITY } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import { type Decision, historyQuery, undoDecision } from './api';
import classes from './quality.module.css';
import { useRefresh } from './useRefresh';
import { ACTS, stillOpen } from './words';

const COLUMNS = ['What', 'Decision', 'When', 'State', 'Actions'];

/** Everything that was decided, and the way back. */
export function HistoryTab() {
  const mayChange = useMayChange();
  const refresh = useRefresh();
  const found = useInfiniteQuery(historyQuery);
  const { heading, within } = useKeptFocus();
  const undo = useMutation({
    mutationFn: ({ seq }: Decision) => undoDecision(seq).finally(refresh),
    onSuccess: ({ title }) => showToast(`Taken back: ${title}.`),
  });
  const decisions = found.data?.pages.flatMap((page) => page.decisions) ?? [];
  return (
    <div {...within}>
      <Panel title="What was decided" headingRef={heading}>
        {found.isPending && <Rows />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {undo.error && <Failure message={undo.error.message} />}
        {found.data && decisions.length === 0 && <Empty title="Nothing was decided yet" />}
        {decisions.length > 0 && (
          <Table label="What was decided" columns={COLUMNS}>
            {decisions.map((decision) => (
              <Row key={decision.seq} muted={Boolean(decision.undoneAt)}>
                <Cell>
                  <Link
                    to={`${QUALITY}?${new URLSearchParams({ which: 'all', item: decision.item })}`}
                    className={decision.undoneAt ? classes.undone : undefined}
                    data-step
                  >
                    {decision.title}
                  </Link>
                </Cell>
                <Cell label="Decision">
                  <What decision={decision} />
                </Cell>
                <Cell label="When">
                  <span className={classes.decided}>
                    {formatTime(decision.at)}
                    <span className={classes.soft}>{decision.byName}</span>
                  </span>
                </Cell>
                <Cell label="State">
                  <State decision={decision} />
                </Cell>
                <Cell>
                  {!decision.undoneAt && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Undo: ${decision.title}`}
                      loading={undo.isPending && undo.variables === decision}
                      {...lockedUnless(mayChange)}
                      onClick={() => undo.mutate(decision)}
                    >
                      Undo
                    </Button>
                  )}
                </Cell>
              </Row>
            ))}
          </Table>
        )}
        {found.hasNextPage && (
          <div className={classes.older}>
            <Button
              size="xs"
              variant="default"
              loading={found.isFetchingNextPage}
              onClick={() => found.fetchNextPage()}
            >
              Show older ones
            </Button>
          </div>
        )}
      </Panel>
    </div>
  );
}

function What({ decision: { act, reason, gifts, cents, rows, left } }: { decision: Decision }) {
  return (
    <span className={classes.decided}>
      {ACTS[act].name}
      {act === 'merge' && (
        <span className={classes.soft}>
          {countOf(rows, 'entry', 'entries')} changed; {countOf(gifts, 'gift')} of {formatMoney(cents)} moved
        </span>
      )}
      {left.length > 0 && <span className={classes.soft}>{stillOpen(left)}</span>}
      {reason && <span className={classes.soft}>{reason}</span>}
    </span>
  );
}

function State({ decision: { undoneAt, undoneByName, blockedBy } }: { decision: Decision }) {
  if (undoneAt) {
    return (
      <span className={classes.decided}>
        <Pill>Taken back</Pill>
        <span className={classes.soft}>
          {undoneByName}, {formatTime(undoneAt)}
        </span>
      </span>
    );
  }
  if (typeof blockedBy === 'number') {
    return <span className={classes.soft}>A later decision rests on it. Take that one back first.</span>;
  }
  return <Pill tint="green">Stands</Pill>;
}
