import { useEffect, useState } from 'react';

/** The token of the mailed link that was opened: what stands behind the `#`. It leaves the address bar. */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
