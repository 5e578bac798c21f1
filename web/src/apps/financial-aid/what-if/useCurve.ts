import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../family/context';
import { curveQuery } from './api';
import { serverField, withChanges } from './fields';
import { rangeFor, type Span } from './range';
import { largestFirst } from './turns';
import type { WhatIfState } from './useWhatIf';

/** How long somebody types before another curve is asked for. */
const PAUSE = 300;
/** More numbers than this could not be told apart in the picture. */
const NUMBERED = 8;

/** The whole curve of a field, with the other changes in place, so that every amount has its figures at once. */
export function useCurve({ field, amount, now, others }: WhatIfState, span: Span) {
  const { worksheet } = useFamily();
  const [rested] = useDebouncedValue(worksheet, PAUSE);
  const range = rangeFor(field, span, now, amount);
  const more = field.unit === 'people' ? 1 : 1000;
  const asked = serverField(field.key, others) ?? ({ kind: 'familySize' } as const);
  const query = useQuery(curveQuery(withChanges(rested, others), { ...range, field: asked, more }));
  const numbered = largestFirst(query.data?.cliffs ?? []).slice(0, NUMBERED);
  return {
    query,
    range,
    more,
    asked,
    /** What the amount is that the field has by itself. */
    nowName: others.length > 0 ? 'without this change' : 'the family’s answer',
    /** Those that have a number, in their order. The size of a family has nothing but steps. */
    cliffs: field.unit === 'dollars' ? numbered.sort((one, other) => one.at - other.at) : [],
  };
}
