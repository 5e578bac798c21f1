import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router';
import { isRefusal } from '@/api/client';
import { makeQueries } from '@/api/queries';
import { KnownPaths } from '@/identity/KnownPaths';
import { startSession } from '@/identity/session';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { Waiting } from '@/ui/Waiting';
import { knowsPath } from './router';

type Router = ReturnType<typeof createBrowserRouter>;

const startQueries = () =>
  makeQueries({
    staleTime: 30_000,
    // What the server has refused it refuses again; what has not reached it may do so now.
    retry: (count, failure) => count < 1 && isRefusal(failure, 'unreachable', 'overloaded', 'database_busy'),
  });

export function App({ router, nonce }: { router: Router; nonce: string }) {
  const [queries] = useState(startQueries);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      cssVariablesResolver={cssVariablesResolver}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <Boot router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Nothing is shown before it is known who asks. */
function Boot({ router }: { router: Router }) {
  const knows = knowsPath(router.routes);
  const start = useQuery({ queryKey: ['start'], queryFn: () => startSession(knows), staleTime: Infinity });
  if (start.isPending) {
    return (
      <main>
        <Waiting text="Initializing..." />
      </main>
    );
  }
  if (start.isError) {
    return (
      <main>
        <Page title="The suite does not answer" narrow>
          <Failure message={start.error.message} onRetry={() => start.refetch()} />
        </Page>
      </main>
    );
  }
  return (
    <KnownPaths value={knows}>
      <RouterProvider router={router} />
    </KnownPaths>
  );
}
