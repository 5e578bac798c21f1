import { createBrowserRouter, matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router';
import { APPS } from '@/apps/registry';
import { traitPages } from '@/apps/traits';
import { peopleRoutes } from '@/campus/routes';
import { askRoutes } from '@/chat/routes';
import { AccessDenied } from '@/identity/AccessDenied';
import { Guard } from '@/identity/Guard';
import type { KnowsPath } from '@/identity/requestedRoute';
import { libraryRoutes } from '@/library/routes';
import { lazyPage } from '@/ui/lazyPage';
import { Waiting } from '@/ui/Waiting';
import { debugRoutes } from './debug/routes';
import { ErrorPage } from './ErrorPage';
import type { Flags } from './flags';
import { Landing } from './landing/Landing';
import { Root } from './Root';
import { SuiteLayout } from './SuiteLayout';
import { UnknownPath } from './UnknownPath';

const signingIn: RouteObject[] = [
  { path: '/login', lazy: lazyPage(async () => (await import('@/identity/login/Login')).Login) },
  {
    path: '/login/popup',
    lazy: lazyPage(async () => (await import('@/identity/google/GoogleReturn')).GoogleReturn),
  },
  {
    path: '/login/verify',
    lazy: lazyPage(async () => (await import('@/identity/links/VerifyEmail')).VerifyEmail),
  },
  {
    path: '/login/reset',
    lazy: lazyPage(async () => (await import('@/identity/links/ResetPassword')).ResetPassword),
  },
  {
    path: '/login/invitation',
    lazy: lazyPage(async () => (await import('@/identity/links/AcceptInvitation')).AcceptInvitation),
  },
];

const open: RouteObject[] = [
  { path: '/terms', lazy: lazyPage(async () => (await import('./public/Terms')).Terms) },
  { path: '/privacy', lazy: lazyPage(async () => (await import('./public/Privacy')).Privacy) },
  { path: '/help', lazy: lazyPage(async () => (await import('./public/Help')).Help) },
  { path: '/unauthorized', element: <AccessDenied /> },
  { path: '/career-services', element: <Navigate to="/talent-network" replace /> },
];

const guarded: RouteObject[] = [
  { path: '/', element: <Landing /> },
  { path: '/account', lazy: lazyPage(async () => (await import('@/identity/account/Account')).Account) },
  ...peopleRoutes,
  ...askRoutes,
  ...libraryRoutes,
  ...Object.values(APPS).flatMap((app) => app.routes),
  // The library of traits again, where employers look for it.
  ...traitPages('/employer-talent-network/traits'),
];

function Initializing() {
  return (
    <main>
      <Waiting text="Initializing..." />
    </main>
  );
}

/** Every address of the suite. */
export function routes(flags: Flags): RouteObject[] {
  return [
    {
      element: <Root />,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Initializing,
      children: [
        ...signingIn,
        {
          element: <SuiteLayout isDemo={flags.demo} />,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                ...open,
                ...(flags.debugPages ? debugRoutes : []),
                {
                  element: (
                    <Guard>
                      <Outlet />
                    </Guard>
                  ),
                  children: guarded,
                },
                { path: '*', element: <UnknownPath /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}

export const makeRouter = (flags: Flags) => createBrowserRouter(routes(flags));

/** Whether one may be sent back to a path after signing in: it has a page, and that is not the way in. */
export function knowsPath(table: RouteObject[]): KnowsPath {
  return (path) => {
    const found = matchRoutes(table, path)?.at(-1)?.route.path;
    return found !== undefined && found !== '*' && !found.startsWith('/login');
  };
}
