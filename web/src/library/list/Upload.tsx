import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { NativeSelect, TextInput } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { SendingProgress } from '@/ui/SendingProgress';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { addDocument } from '../api';
import { ACCEPTED, KINDS_OF_FILES } from '../sending/files';
import { useSending } from '../sending/useSending';
import { AREAS } from '../words';
import classes from './list.module.css';

const LONGEST_TITLE = 200;
const LONGEST_SOURCE = 300;

/** Takes a file for the library. It is read by a job, which the list shows. */
export function Upload({ area: shown }: { area: string }) {
  const { heading, within } = useKeptFocus();
  const [title, setTitle] = useState('');
  const [source, setSource] = useState('');
  const [area, setArea] = useState(shown in AREAS ? shown : 'campus');
  const { file, sent, isPending, wasCancelled, failure, start, cancel } = useSending({
    send: (sending) => addDocument(sending, { title: title.trim(), area, source: source.trim() }),
    onArrived: (card) => {
      setTitle('');
      setSource('');
      showToast(`${card.title} has arrived. It can be quoted as soon as it has been read.`);
    },
  });
  return (
    <div {...within}>
      <Panel title="Add a document" headingRef={heading}>
        <div className={classes.upload}>
          {wasCancelled && (
            <p className={classes.told} role="status">
              The upload of {file?.name} was cancelled. Nothing was kept.
            </p>
          )}
          {failure && <Failure message={failure.message} />}
          <div className={classes.about}>
            <TextInput
              label="Title"
              placeholder="Left empty, the file says it"
              maxLength={LONGEST_TITLE}
              readOnly={isPending}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <TextInput
              label="Source"
              placeholder="Where the text comes from, like: Student Aid Handbook"
              maxLength={LONGEST_SOURCE}
              readOnly={isPending}
              value={source}
              onChange={(event) => setSource(event.currentTarget.value)}
            />
            <NativeSelect
              label="Area of the document"
              disabled={isPending}
              data={Object.entries(AREAS).map(([value, { name }]) => ({ value, label: name }))}
              value={area}
              onChange={(event) => setArea(event.currentTarget.value)}
            />
          </div>
          {isPending && file ? (
            <SendingProgress file={file} sent={sent} onCancel={cancel} />
          ) : (
            <FileDrop
              label="Drop a file here, or choose one"
              hint={`${KINDS_OF_FILES} A scanned page has no words to quote: use a file in which text can be selected.`}
              accept={ACCEPTED}
              onFile={start}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
