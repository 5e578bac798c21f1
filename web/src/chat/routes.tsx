import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';

/** The suite's own conversation. The shell puts it behind the guard; those of the apps are in their folders. */
export const askRoutes: RouteObject[] = [
  { path: '/ask', lazy: lazyPage(async () => (await import('./AskPage')).AskPage) },
];
