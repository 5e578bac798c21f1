import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '@/chat/criteria/edited';
import { fitsQuery, PER_PAGE } from './api';
import { isEmpty, type Question, toFitQuestion } from './question';

/** Who fits, as the criteria stand. What cannot be ranked by leaves the last ranking where it is. */
export function useFits(question: Question) {
  const fault = faultOf(question.chips);
  const asked = toFitQuestion(question);
  const key = JSON.stringify(asked);
  const [turned, setTurned] = useState({ key, page: 1 });
  // Another question begins on its first page.
  const page = turned.key === key ? turned.page : 1;
  const isNothing = isEmpty(question);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...fitsQuery({ question: asked, limit: PER_PAGE, skip: (page - 1) * PER_PAGE }),
    enabled: !isNothing && fault === null,
  });
  // A question that is refused has no ranking: the one before stays.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    asked,
    isNothing,
    fault,
    list: isNothing ? undefined : (data ?? last),
    error,
    /** The ranking is that of another question. */
    isOld: (isPlaceholderData && isFetching) || fault !== null || error !== null,
    isFetching,
    page,
    turn: (next: number) => setTurned({ key, page: next }),
    retry: () => void refetch(),
  };
}

export type Fits = ReturnType<typeof useFits>;
