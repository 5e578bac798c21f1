import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Dialog } from '@/ui/Dialog';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { documentAddress } from '../addresses';
import { LIBRARY, restoreVersion } from '../api';
import { lockedUnless, REASON, useMayChange } from '../rights';
import type { LibraryDocument } from '../types';
import classes from './document.module.css';

type HistoryProps = { document: LibraryDocument; onClose: () => void };

/** Every version of a document, the newest first, and a way back to each. */
export function History({ document: { id, title, version: current, versions }, onClose }: HistoryProps) {
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const bringBack = (number: number) =>
    restoreVersion(id, number).finally(() => queries.invalidateQueries({ queryKey: LIBRARY }));
  const restore = useMutation({
    mutationFn: bringBack,
    onSuccess: (_, number) => {
      onClose();
      showToast(`Version ${number} of ${title} is in force again.`, { undo: () => bringBack(current) });
    },
    onError: showFailure,
  });
  return (
    <Dialog title={`History of ${title}`} place="right" onClose={onClose}>
      {!mayChange && <p className={classes.told}>{REASON}</p>}
      <ol className={classes.history}>
        {versions
          .toSorted((one, other) => other.number - one.number)
          .map(({ number, name, state, problem, createdAt, createdBy, note, pages }) => (
            <li key={number}>
              <p className={classes.version}>
                {state === 'ready' ? (
                  <Link to={documentAddress(id, { version: number })} onClick={onClose}>
                    Version {number}
                  </Link>
                ) : (
                  `Version ${number}`
                )}
                {state === 'ready' && number === current && <Pill tint="green">In force</Pill>}
                {state === 'reading' && <Pill>Being read</Pill>}
                {state === 'failed' && <Pill tint="red">Not read</Pill>}
              </p>
              {problem && <p>{problem}</p>}
              {note && <p>{note}</p>}
              <p className={classes.told}>
                <time dateTime={createdAt}>{formatTime(createdAt)}</time>, {createdBy}, {name}
                {pages > 0 && `, ${countOf(pages, 'page')}`}
              </p>
              {state === 'ready' && number !== current && (
                <Button
                  size="xs"
                  variant="default"
                  loading={restore.isPending && restore.variables === number}
                  {...lockedUnless(mayChange)}
                  onClick={() => restore.mutate(number)}
                >
                  Restore<span className="visually-hidden"> version {number}</span>
                </Button>
              )}
            </li>
          ))}
      </ol>
    </Dialog>
  );
}
