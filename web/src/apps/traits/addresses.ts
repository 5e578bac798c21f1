import { useLocation } from 'react-router';

const EMPLOYERS = '/employer-talent-network/traits';

/** Where the pages of the traits are mounted here: employers have them at an address of their own. */
export function useBase(): string {
  const { pathname } = useLocation();
  return pathname === EMPLOYERS || pathname.startsWith(`${EMPLOYERS}/`) ? EMPLOYERS : '/traits';
}

export const editAddress = (base: string, id: string) => `${base}/${encodeURIComponent(id)}/edit`;
