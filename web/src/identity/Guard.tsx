import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Schemas } from '@/api/client';
import { Waiting } from '@/ui/Waiting';
import { AccessDenied } from './AccessDenied';
import { ProfileMissing } from './ProfileMissing';
import { rememberRoute } from './requestedRoute';
import { isAtLeast, type Role, roleOf } from './roles';
import { refreshSession, useSession } from './session';
import type { AuthState } from './state';

type Permission = Schemas['Permission'];

type GuardProps = {
  /** The lowest role that may pass. */
  role?: Role;
  /** What else one must be allowed to do: all of it. A name the server does not know is refused. */
  permissions?: readonly Permission[];
  /** Where to send who may not pass. */
  fallback?: string;
  /** Whether to send them there, or to say it here. */
  redirect?: boolean;
  children: ReactNode;
};

/** Shows its children to who may see them. The server refuses everybody else all the same. */
export function Guard({
  role = 'viewer',
  permissions = [],
  fallback = '/unauthorized',
  redirect = true,
  children,
}: GuardProps) {
  const session = useSession();
  if (session.isLoading) return <Waiting text="Checking authentication..." />;
  if (!session.isAuthenticated) return <ToFallback path="/login" />;
  if (!session.profile) {
    return session.error ? <ProfileMissing error={session.error} /> : <CheckingPermissions />;
  }
  if (mayPass(session, role, permissions)) return children;
  return (
    <AskOnceMore key={`${role} ${permissions}`}>
      {redirect ? <ToFallback path={fallback} /> : <AccessDenied role={role} />}
    </AskOnceMore>
  );
}

function mayPass(session: AuthState, role: Role, permissions: readonly Permission[]): boolean {
  return (
    isAtLeast(roleOf(session.profile ?? {}), role) &&
    permissions.every((permission) => session.permissions.includes(permission))
  );
}

function CheckingPermissions() {
  return <Waiting text="Checking permissions..." />;
}

/** Rights may have been given since the page was loaded: nobody is refused on old news. */
function AskOnceMore({ children }: { children: ReactNode }) {
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const answered = () => setAnswered(true);
    refreshSession().then(answered, answered);
  }, []);
  return isAnswered ? children : <CheckingPermissions />;
}

/** To another page; if that is the login screen, the way back is remembered first. */
function ToFallback({ path }: { path: string }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const route = pathname + search + hash;
  useEffect(() => {
    if (path !== '/login') return;
    rememberRoute(route);
    navigate(path, { replace: true });
  }, [path, route, navigate]);
  return path === '/login' ? null : <Navigate to={path} replace />;
}
