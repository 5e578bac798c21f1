import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkQuery } from './api';
import { findingsIn, textsOf } from './findings';
import { type Form, formOf } from './form';
import type { TraitDetail } from './traits';

const PAUSE = 500;

/** What the check says of what is written. Asked after each pause; an answer to something older is given up. */
export function useCheck(form: Form, isChanged: boolean, trait: TraitDetail | undefined) {
  const texts = useMemo(() => textsOf(form), [form]);
  const [settled] = useDebouncedValue(texts, PAUSE);
  const check = useQuery({ ...checkQuery(settled), enabled: isChanged && settled === texts });
  // Of what is saved the server has said it already.
  const saved = useMemo(
    () => (trait ? { texts: textsOf(formOf(trait)), findings: trait.findings } : undefined),
    [trait],
  );
  const checked = (isChanged ? check.data : undefined) ?? saved;
  const found = useMemo(() => (checked ? findingsIn(checked, texts) : []), [checked, texts]);
  return {
    found,
    isRefused: found.some(({ weight }) => weight === 'refused'),
    isWorking: isChanged && (check.isFetching || settled !== texts),
    failure: isChanged ? check.error : null,
    retry: () => check.refetch(),
  };
}
