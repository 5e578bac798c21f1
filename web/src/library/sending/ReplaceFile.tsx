import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Failure } from '@/ui/Failure';
import { SendingProgress } from '@/ui/SendingProgress';
import { addVersion } from '../api';
import { lockedUnless, useMayChange } from '../rights';
import { ACCEPTED } from './files';
import classes from './sending.module.css';
import { useSending } from './useSending';

type ReplaceFileProps = { id: string; title: string };

/** Another file in place of one that could not be read. */
export function ReplaceFile({ id, title }: ReplaceFileProps) {
  const mayChange = useMayChange();
  const input = useRef<HTMLInputElement>(null);
  const { file, sent, isPending, wasCancelled, failure, start, cancel } = useSending({
    send: (sending) => addVersion(id, sending),
  });
  if (isPending && file) return <SendingProgress file={file} sent={sent} onCancel={cancel} />;
  return (
    <div className={classes.replace}>
      {wasCancelled && (
        <p className={classes.told} role="status">
          The upload of {file?.name} was cancelled.
        </p>
      )}
      {failure && <Failure message={failure.message} />}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`Another file for ${title}`}
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) start(chosen);
            currentTarget.value = '';
          }}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={() => input.current?.click()}
        >
          Try another file<span className="visually-hidden"> for {title}</span>
        </Button>
      </div>
    </div>
  );
}
