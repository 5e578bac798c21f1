import { IconUsersGroup } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import { Guard } from '@/identity/Guard';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { aiRoutes } from './ai/routes';

const screen = lazyPage(async () => (await import('./Administration')).Administration);

export const admin: SuiteApp = {
  icon: IconUsersGroup,
  routes: [
    {
      element: (
        <Guard role="admin">
          <Outlet />
        </Guard>
      ),
      children: [{ path: '/admin', lazy: screen }, ...aiRoutes],
    },
    // The same screen for everybody. The server decides what they see of it and may do with it.
    { path: '/admin/users', lazy: screen },
    { path: '/admin/data', lazy: lazyPage(async () => (await import('./Data')).Data) },
    { path: '/admin/data/imports/new', lazy: lazyPage(async () => (await import('./NewImport')).NewImport) },
    {
      path: '/admin/data/imports/:id',
      lazy: lazyPage(async () => (await import('./ImportPage')).ImportPage),
    },
  ],
};
