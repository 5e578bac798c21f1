import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { selfIdImportsQuery } from './api';
import classes from './batches.module.css';

type SelfIdImportsProps = { batch: string; onTakeBack: (id: string) => unknown };

/** What was imported and when, to be taken back. What it said is not shown to anybody. */
export function SelfIdImports({ batch, onTakeBack }: SelfIdImportsProps) {
  const { data, error, refetch } = useQuery(selfIdImportsQuery(batch));
  const { heading, within } = useKeptFocus();
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <div className={classes.imports} {...within}>
      <h3 ref={heading} tabIndex={-1}>
        Imports
      </h3>
      <ul>
        {data.map(({ id, files, at, by, undoneAt, undoneBy }) => (
          <li key={id}>
            <span>
              {countOf(files, 'file')}, by {by}, <time dateTime={at}>{formatTime(at)}</time>
              {undoneAt && (
                <>
                  ; taken back by {undoneBy}, <time dateTime={undoneAt}>{formatTime(undoneAt)}</time>
                </>
              )}
            </span>
            {!undoneAt && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Take back the import of ${countOf(files, 'file')} by ${by}, ${formatTime(at)}`}
                onClick={() => void onTakeBack(id)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
