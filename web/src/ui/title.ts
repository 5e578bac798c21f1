import { useEffect } from 'react';

const SUITE = document.title;

/** Names the document after the page that is shown. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} – ${SUITE}` : SUITE;
  }, [title]);
}
