import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatBytes } from '@/ui/bytes';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { NativeSelect } from '@/ui/fields';
import { Progress } from '@/ui/Progress';
import { type ImportDetail, importAddress, importQuery, importsQuery, type Kind, uploadImport } from './api';
import classes from './data.module.css';
import { KeptPanel } from './KeptPanel';
import { KINDS } from './words';

/** Takes a file and sends it to the server, which then says how it would read it. */
export function Upload() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [kind, setKind] = useState<Kind | ''>('');
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);
  const drop = useRef<HTMLInputElement>(null);
  const sending = useMutation<ImportDetail, Error, File>({
    mutationFn: (file) => {
      setSent(0);
      stop.current = new AbortController();
      return uploadImport({
        file,
        kind: kind || undefined,
        onProgress: setSent,
        signal: stop.current.signal,
      });
    },
    onSuccess: (detail) => {
      const { id } = detail.import;
      queries.setQueryData(importQuery(id).queryKey, detail);
      queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      navigate(importAddress(id), { replace: true });
    },
  });
  useStaying(sending.isPending);
  useEffect(() => () => stop.current?.abort(), []);

  const file = sending.variables;
  if (sending.isPending && file) {
    const isWhole = sent >= file.size;
    return (
      <KeptPanel title={file.name}>
        <div className={classes.working}>
          <Progress
            label={`Upload of ${file.name}`}
            value={file.size > 0 ? sent / file.size : undefined}
            text={
              isWhole ? 'The server looks at the file' : `${formatBytes(sent)} of ${formatBytes(file.size)}`
            }
          />
          <Button variant="default" size="xs" className={classes.stop} onClick={() => stop.current?.abort()}>
            Cancel
          </Button>
        </div>
      </KeptPanel>
    );
  }
  return (
    <KeptPanel title="File" first={drop}>
      <div className={classes.upload}>
        {sending.error?.name === 'AbortError' && (
          <p className={classes.hint} role="status">
            The upload of {file?.name} was cancelled. Nothing was kept.
          </p>
        )}
        {sending.error && sending.error.name !== 'AbortError' && <Failure message={sending.error.message} />}
        <NativeSelect
          label="What the file holds"
          className={classes.kind}
          data={[
            { value: '', label: 'Find out from its columns' },
            ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
          ]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind | '')}
        />
        <FileDrop
          ref={drop}
          label="Drop a CSV file here, or choose one"
          hint="From Excel or another program: commas, semicolons or tabs, any usual encoding. Nothing changes before you have seen what would."
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFile={(chosen) => sending.mutate(chosen)}
        />
      </div>
    </KeptPanel>
  );
}

/** Who closes the tab while a file is on its way is asked first. */
function useStaying(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
