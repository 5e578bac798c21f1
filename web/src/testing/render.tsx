import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderPlain } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { makeQueries } from '@/api/queries';
import { KnownPaths } from '@/identity/KnownPaths';
import { Toaster } from '@/ui/toast/Toaster';

/** Renders with everything a page expects around it but the router. */
export function render(children: ReactNode) {
  const queries = makeQueries({ retry: false });
  onTestFinished(() => queries.clear());
  return renderPlain(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>,
  );
}

/** Renders routes at an address. Returns the router, whose state says where one has ended up. */
export function renderRoutes(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  onTestFinished(() => router.dispose());
  render(
    <KnownPaths value={() => true}>
      <RouterProvider router={router} />
      <Toaster />
    </KnownPaths>,
  );
  return router;
}

export const addressOf = ({ state }: ReturnType<typeof createMemoryRouter>) =>
  state.location.pathname + state.location.search;
