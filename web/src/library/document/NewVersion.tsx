import { Button } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { TextInput } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { SendingProgress } from '@/ui/SendingProgress';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { addVersion } from '../api';
import { ACCEPTED, KINDS_OF_FILES } from '../sending/files';
import { useSending } from '../sending/useSending';
import classes from './document.module.css';

const LONGEST_NOTE = 300;

type NewVersionProps = { id: string; title: string; onClose: () => void };

/** Takes a file in place of the one in force. Quotes of the old one stay readable in it. */
export function NewVersion({ id, title, onClose }: NewVersionProps) {
  const { heading, within } = useKeptFocus();
  const [note, setNote] = useState('');
  const { file, sent, isPending, wasCancelled, failure, start, cancel } = useSending({
    send: (sending) => addVersion(id, sending, note.trim()),
    onArrived: onClose,
  });
  return (
    <div {...within}>
      <Panel
        title={`New version of ${title}`}
        headingRef={heading}
        aside={
          !isPending && (
            <Button size="xs" variant="default" onClick={onClose}>
              Close
            </Button>
          )
        }
      >
        <div className={classes.upload}>
          {wasCancelled && (
            <p className={classes.told} role="status">
              The upload of {file?.name} was cancelled. Nothing has changed.
            </p>
          )}
          {failure && <Failure message={failure.message} />}
          <TextInput
            label="What is new"
            placeholder="For the history, like: figures of 2027-28"
            maxLength={LONGEST_NOTE}
            readOnly={isPending}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {isPending && file ? (
            <SendingProgress file={file} sent={sent} onCancel={cancel} />
          ) : (
            <FileDrop
              label="Drop the new file here, or choose it"
              hint={`${KINDS_OF_FILES} The version in force stays until the new one has been read, and in the history after that.`}
              accept={ACCEPTED}
              onFile={start}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
