import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PEOPLE } from '@/campus/api';
import { describeDevice } from '@/identity/device';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { type AuditEntry, EVERYTHING, undoEntry } from '../api';
import { ACTIONS } from './actions';
import classes from './admin.module.css';
import { describeDetail } from './detail';

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoEntry(entry.seq),
    onSuccess: () => showToast('The change was taken back.'),
    onError: showFailure,
    onSettled: () => {
      queries.invalidateQueries({ queryKey: PEOPLE });
      return queries.invalidateQueries({ queryKey: EVERYTHING });
    },
  });
  const what = ACTIONS[entry.action];
  const detail = describeDetail(entry);
  return (
    <Row>
      <Cell label="When">
        <time dateTime={entry.at} className={classes.when}>
          {formatTime(entry.at)}
        </time>
      </Cell>
      <Cell>
        <span>
          <b>{what}</b>
          {detail && <span className={classes.email}>{detail}</span>}
        </span>
      </Cell>
      <Cell label="Who">
        <span className={classes.address}>{entry.actorName ?? '–'}</span>
      </Cell>
      <Cell label="To whom">
        <span className={classes.address}>{entry.subjectName ?? '–'}</span>
      </Cell>
      <Cell label="From">
        <span title={entry.userAgent ?? undefined}>
          {entry.ipAddress || '–'}
          {entry.userAgent && <span className={classes.email}>{describeDevice(entry.userAgent)}</span>}
        </span>
      </Cell>
      <Cell>
        {entry.canUndo && (
          <Button size="xs" variant="default" disabled={undo.isPending} onClick={() => undo.mutate()}>
            Undo<span className="visually-hidden"> {`${what} of ${entry.subjectName ?? ''}`}</span>
          </Button>
        )}
      </Cell>
    </Row>
  );
}
