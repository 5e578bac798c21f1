import type { ComponentType } from 'react';

/**
 * A page that is loaded when somebody goes there: `lazy: lazyPage(async () => (await import('./Help')).Help)`.
 * A function, not the router's object of functions: that one is emptied on use, and cannot be mounted twice.
 */
export const lazyPage = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });
