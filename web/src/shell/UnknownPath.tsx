import { Navigate } from 'react-router';
import { useSession } from '@/identity/session';

/** An address nobody has made a page for. It is not remembered. */
export function UnknownPath() {
  const { isAuthenticated } = useSession();
  return <Navigate to={isAuthenticated ? '/' : '/login'} replace />;
}
