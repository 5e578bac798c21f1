import { useQueryClient } from '@tanstack/react-query';
import { useUpload } from '@/api/useUpload';
import { importQuery, importsQuery, uploadTraits } from './api';
import { followImport } from './jobs';

/** A file of traits on its way. Once it is there it is seen through. */
export function useSending(onArrived: (id: string) => void) {
  const queries = useQueryClient();
  return useUpload({
    send: uploadTraits,
    onArrived: (own) => {
      queries.setQueryData(importQuery(own.id).queryKey, own);
      queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      followImport(queries, own);
      onArrived(own.id);
    },
  });
}
