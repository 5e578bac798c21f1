import { useUpload } from '@/api/useUpload';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { Rows } from '@/ui/Rows';
import { SendingProgress } from '@/ui/SendingProgress';
import { ACCEPTED } from '../api';
import { readPostingFile } from './api';
import type { CreateRole } from './useCreateRole';

/** A description in a file. */
export function FromFile({ create }: { create: CreateRole }) {
  const { file, sent, isPending, failure, start, cancel } = useUpload({
    send: readPostingFile,
    onArrived: (posting) => create.mutate({ name: '', read: async () => posting }),
  });
  if (create.isPending) return <Rows count={2} />;
  return (
    <>
      {failure && <Failure message={failure.message} />}
      {isPending && file ? (
        <SendingProgress file={file} sent={sent} onCancel={cancel} />
      ) : (
        <FileDrop
          label="Drop a job description here, or choose one"
          hint="PDF, Word (DOCX), HTML or text."
          accept={ACCEPTED}
          onFile={start}
        />
      )}
    </>
  );
}
