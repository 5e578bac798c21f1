import { createContext, useContext } from 'react';
import type { KnowsPath } from './requestedRoute';

/** What the route table knows. The shell, which has the table, provides it. */
export const KnownPaths = createContext<KnowsPath>(() => false);

export const useKnownPaths = () => useContext(KnownPaths);
