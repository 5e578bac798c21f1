import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';

/** The page about the language model. The app puts it behind the guard for admins. */
export const aiRoutes: RouteObject[] = [
  { path: '/admin/ai', lazy: lazyPage(async () => (await import('./AiPage')).AiPage) },
];
