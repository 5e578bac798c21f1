import { Button } from '@mantine/core';
import { IconCalendarDown, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { pagesAbout } from '../ask/office';
import { useFamily } from '../family/context';
import { checklistQuery } from './api';
import classes from './outputs.module.css';
import type { Task } from './types';
import { useExport } from './useExport';

/** What this family has to do next, and by when. */
export function Checklist() {
  const { worksheet } = useFamily();
  const { data: tasks, error, isPending, isFetching, refetch } = useQuery(checklistQuery(worksheet));
  const { save, isPending: isSaving } = useExport();
  return (
    <div className={classes.dialog}>
      <p>
        From the answers here and the dates that are published. What you have done elsewhere is not known
        here.
      </p>
      {isPending && <Rows count={4} />}
      {error && !isFetching && <Failure message={error.message} onRetry={() => refetch()} />}
      {tasks?.length === 0 && <Empty title="There is nothing to do" />}
      {tasks && tasks.length > 0 && (
        <>
          <ul className={classes.tasks} aria-label="What to do next">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} aria-hidden />}
            loading={isSaving}
            onClick={() => save('ics')}
          >
            Save the dates for a calendar
          </Button>
        </>
      )}
    </div>
  );
}

function TaskRow({ task: { title, detail, due, why, source, page, done } }: { task: Task }) {
  const Icon = done ? IconCircleCheck : IconCircle;
  return (
    <li className={classes.task} data-done={done || undefined}>
      <Icon size={18} role="img" aria-label={done ? 'Done' : 'To do'} />
      <div>
        <p className={classes.title}>
          {title}
          {due && (
            <time className={classes.due} dateTime={due}>
              by {formatDay(due)}
            </time>
          )}
        </p>
        <p>{detail}</p>
        {why && <p className={classes.soft}>{why}</p>}
        {source && (
          <p className={classes.soft}>
            Source: {page ? <Link to={pagesAbout(source)}>{source}</Link> : source}
          </p>
        )}
      </div>
    </li>
  );
}
