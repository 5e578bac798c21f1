import { useDownload } from '@/ui/useDownload';
import { useFamily } from '../family/context';
import { exportResult } from './api';
import type { Format } from './types';

const LONGEST_NAME = 120;

/** Makes a file of the result as it is now, and gives it to the browser. */
export function useExport() {
  const { name, worksheet } = useFamily();
  const { save, isPending } = useDownload();
  const make = async (format: Format) => {
    const called = name.trim().slice(0, LONGEST_NAME) || 'Family';
    const file = await exportResult(called, worksheet, format);
    return { name: `Aid estimate ${called} ${worksheet.application.year}.${format}`, file };
  };
  return { save: (format: Format) => save(() => make(format)), isPending };
}
