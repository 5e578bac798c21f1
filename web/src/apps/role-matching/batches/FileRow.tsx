import { Button } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { formatBytes } from '@/ui/bytes';
import { IconButton } from '@/ui/IconButton';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { lockedUnless, useMayChange } from '../rights';
import type { TalentFile } from '../types';
import classes from './batches.module.css';
import type { FileActs } from './useFileActs';
import { canConfirm, FILE_STATES } from './words';

type FileRowProps = { file: TalentFile; acts: FileActs; onRead: () => void };

/** One file, with what came of it. */
export function FileRow({ file, acts, onRead }: FileRowProps) {
  const mayChange = useMayChange();
  const { name, bytes, state, notes, seems, person, duplicateName, confirmedBy, removedAt } = file;
  const { label, tint, means } = FILE_STATES[state];
  return (
    <Row muted={Boolean(removedAt)}>
      <Cell>
        <span className={classes.file}>
          {name}
          <small>{formatBytes(bytes)}</small>
        </span>
      </Cell>
      <Cell label="State">
        <Pill tint={tint}>{label}</Pill>
      </Cell>
      <Cell label="What is to be said">
        <span className={classes.notes}>
          {notes.length > 0 ? notes.map((note) => <span key={note}>{note}</span>) : means}
          {duplicateName && <span>The same as {duplicateName}.</span>}
          {confirmedBy && <span>Confirmed by {confirmedBy}.</span>}
        </span>
      </Cell>
      <Cell label="Seems to be of">{seems ?? '–'}</Cell>
      <Cell>
        <span className={classes.acts}>
          {person && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`How it was read: ${name}`}
              data-step
              onClick={onRead}
            >
              How it was read
            </Button>
          )}
          {canConfirm(file) && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`It is all right: ${name}`}
              {...lockedUnless(mayChange)}
              onClick={() => void acts.confirm(file)}
            >
              It is all right
            </Button>
          )}
          {confirmedBy && !removedAt && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Take back that it is all right: ${name}`}
              {...lockedUnless(mayChange)}
              onClick={() => void acts.doubt(file)}
            >
              Take back
            </Button>
          )}
          {removedAt ? (
            <IconButton
              label={`Bring ${name} back`}
              icon={IconRestore}
              {...lockedUnless(mayChange)}
              onClick={() => void acts.restore(file)}
            />
          ) : (
            <IconButton
              label={`Remove ${name}`}
              icon={IconTrash}
              {...lockedUnless(mayChange)}
              onClick={() => void acts.remove(file)}
            />
          )}
        </span>
      </Cell>
    </Row>
  );
}
