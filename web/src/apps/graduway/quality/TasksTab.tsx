import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { PersonLink } from '@/campus/PersonLink';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { lockedUnless, useMayChange } from '../rights';
import { changeTask, QUALITY_KEY, tasksQuery } from './api';
import classes from './quality.module.css';

const COLUMNS = ['Whom', 'What', 'Until', 'State', 'Actions'];

/** Whom to ask what. */
export function TasksTab() {
  const queries = useQueryClient();
  const mayChange = useMayChange();
  const found = useQuery(tasksQuery);
  const refresh = () => queries.invalidateQueries({ queryKey: QUALITY_KEY });
  const set = useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) => changeTask(id, done).finally(refresh),
    onSuccess: ({ id, title, doneAt }) =>
      showToast(doneAt ? `Done: ${title}` : `Open again: ${title}`, {
        undo: () => changeTask(id, !doneAt).finally(refresh),
      }),
    onError: showFailure,
  });
  return (
    <Panel title="To ask">
      {found.isPending && <Rows />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data?.length === 0 && (
        <Empty title="Nobody is to be asked">
          Choose “Ask them” in the queue, where a consent is missing or contact details are old.
        </Empty>
      )}
      {found.data && found.data.length > 0 && (
        <Table label="To ask" columns={COLUMNS}>
          {found.data.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              mayChange={mayChange}
              onSet={(done) => set.mutate({ id: task.id, done })}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}

type TaskRowProps = { task: Schemas['QualityTask']; mayChange: boolean; onSet: (done: boolean) => void };

function TaskRow({ task, mayChange, onSet }: TaskRowProps) {
  const { person, personName, title, due, doneAt, doneByName } = task;
  return (
    <Row muted={Boolean(doneAt)}>
      <Cell>
        <PersonLink person={{ id: person, name: personName }} />
      </Cell>
      <Cell label="What">{title}</Cell>
      <Cell label="Until">{formatDay(due)}</Cell>
      <Cell label="State">
        {doneAt ? (
          <span>
            <Pill tint="green">Done</Pill>{' '}
            <span className={classes.soft}>
              {doneByName}, {formatTime(doneAt)}
            </span>
          </span>
        ) : (
          <Pill tint="orange">Open</Pill>
        )}
      </Cell>
      <Cell>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${doneAt ? 'Not done' : 'Done'}: ${title}`}
          {...lockedUnless(mayChange)}
          onClick={() => onSet(!doneAt)}
        >
          {doneAt ? 'Not done' : 'Done'}
        </Button>
      </Cell>
    </Row>
  );
}
