import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { familiesQuery } from '../api';
import { differences } from '../sheet';
import type { Family, Formula, Worksheet } from '../types';

/** The answers that the formula follows from. */
const isDeciding = (field: string) => /^(year|about\..+|household\.marital)$/.test(field);

/**
 * The formula as the list of families has it, which is known before there is a result. Nothing if nobody comes from
 * the list, and none that an answer given since may have changed.
 */
export function useListedFormula(family: Family, worksheet: Worksheet): Formula | undefined {
  const queries = useQueryClient();
  const [listed] = useState(() => {
    const list = queries.getQueryData(familiesQuery.queryKey)?.families;
    const card = list?.find(({ id, updatedAt }) => id === family.id && updatedAt === family.updatedAt);
    return { formula: card?.formula ?? undefined, of: family.worksheet };
  });
  if (!listed.formula || differences(listed.of, worksheet).some(isDeciding)) return undefined;
  return listed.formula;
}
