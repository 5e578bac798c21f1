import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '../api';
import type { Worksheet } from '../types';
import { useLast } from './useLast';

/** How long nobody types before it is worked out. */
const PAUSE = 200;

/** A worksheet that waits until nobody types. */
export function useSettled(worksheet: Worksheet) {
  return useDebouncedValue(worksheet, PAUSE)[0];
}

/** What a worksheet comes to. While it is worked out, what the last one came to. */
export function useWorked(worksheet: Worksheet) {
  const settled = useSettled(worksheet);
  const { data, error, isFetching, refetch } = useQuery(estimateQuery(settled));
  return {
    worked: useLast(data),
    isWorking: isFetching || settled !== worksheet,
    failure: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
