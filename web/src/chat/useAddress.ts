import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NAME = 'c';

/** Which conversation is open: the address says it, so that reload, Back and a link lead there. */
export function useAddress() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(NAME) ?? undefined;
  const addressOf = useCallback(
    (conversation?: string) =>
      conversation ? `${pathname}?${new URLSearchParams({ [NAME]: conversation })}` : pathname,
    [pathname],
  );
  const open = useCallback(
    (conversation?: string) => navigate(addressOf(conversation)),
    [navigate, addressOf],
  );
  return { id, addressOf, open };
}
