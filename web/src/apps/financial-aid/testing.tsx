import { type ReactNode, useMemo, useState } from 'react';
import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { FamilyProvider } from './family/context';
import { workedOut, worksheet } from './fixtures';
import type { WorkedOut, Worksheet } from './types';

export * from './fixtures';

export type Handlers = Parameters<typeof stubNetwork>[0];

type Setting = {
  id?: string;
  name?: string;
  worksheet?: Worksheet;
  worked?: WorkedOut;
  isWorking?: boolean;
  handlers?: Handlers;
  as?: Schemas['Role'];
  address?: string;
};

/**
 * Renders a tab in a family. What it changes takes effect and is told by name in `changes`; the fields it leads to
 * are in `visited`; `sheet()` is the worksheet as it is now.
 */
export function renderInFamily(tab: ReactNode, setting: Setting = {}) {
  const { id = 'castellow', name = 'Maren Castellow', isWorking = false, as = 'viewer' } = setting;
  const changes: string[] = [];
  const visited: string[] = [];
  let now = setting.worksheet ?? worksheet();
  function Family() {
    const [sheet, setSheet] = useState(now);
    const value = useMemo(
      () => ({
        id,
        name,
        worksheet: sheet,
        worked: 'worked' in setting ? setting.worked : workedOut(),
        isWorking,
        change: (change: (sheet: Worksheet) => Worksheet, what: string) => {
          changes.push(what);
          now = change(now);
          setSheet(now);
        },
        goTo: (field: string) => void visited.push(field),
      }),
      [sheet],
    );
    return <FamilyProvider value={value}>{tab}</FamilyProvider>;
  }
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork(setting.handlers ?? {});
  const router = renderRoutes(
    [{ path: '*', element: <Family /> }],
    setting.address ?? `/financial-aid/families/${id}`,
  );
  return { requests, router, changes, visited, sheet: () => now };
}

/** Opens a page of the app as somebody. */
export function open(routes: Parameters<typeof renderRoutes>[0], address: string, handlers: Handlers) {
  dispatch({ type: 'answered', state: signedIn('viewer') });
  const requests = stubNetwork(handlers);
  const router = renderRoutes(routes, address);
  const made = (name: string) =>
    requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname}`);
  return {
    requests,
    router,
    /** The requests of this name: "PUT /api/financial-aid/families/castellow". */
    made,
    /** What was sent along with them. */
    sent: (name: string) => Promise.all(made(name).map((request) => request.clone().json())),
  };
}
