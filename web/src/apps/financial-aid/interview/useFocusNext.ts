import { useEffect, useState } from 'react';

/** For what comes or goes by a button: puts the focus on this element as soon as all of it is drawn. */
export function useFocusNext() {
  const [aim, setAim] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (aim) document.getElementById(aim.id)?.focus();
  }, [aim]);
  return (id: string) => setAim({ id });
}
