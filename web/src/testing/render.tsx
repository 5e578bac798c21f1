import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderPlain } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders with everything a page expects around it but the router. */
export function render(children: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderPlain(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>,
  );
}
