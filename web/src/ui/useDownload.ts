import { useMutation } from '@tanstack/react-query';
import type { NamedFile } from '@/api/file';
import { download } from './download';
import { showFailure } from './toast/toasts';

/** Gives a file to the browser once all of it is there. What is refused is said, and is no failed download. */
export function useDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async (come: () => Promise<NamedFile>) => {
      const { name, file } = await come();
      download(name, file, file.type);
    },
    onError: showFailure,
  });
  return { save: (come: () => Promise<NamedFile>) => mutate(come), isPending };
}
