import { useMutation } from '@tanstack/react-query';
import { download } from '@/ui/download';
import { showFailure } from '@/ui/toast/toasts';
import { useFamily } from '../family/context';
import { exportResult } from './api';
import type { Format } from './types';

const LONGEST_NAME = 120;

/** Makes a file of the result as it is now, and gives it to the browser. */
export function useExport() {
  const { name, worksheet } = useFamily();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const called = name.trim().slice(0, LONGEST_NAME) || 'Family';
      const file = await exportResult(called, worksheet, format);
      download(`Aid estimate ${called} ${worksheet.application.year}.${format}`, file, file.type);
    },
    onError: showFailure,
  });
  return { save: (format: Format) => mutate(format), isPending };
}
