import { createContext, use } from 'react';
import type { Editing } from './useRole';

const Context = createContext<Editing | null>(null);

export const RoleProvider = Context;

/** The role that the page is about, and how it is changed. */
export function useEditing(): Editing {
  const editing = use(Context);
  if (!editing) throw new Error('only inside of a role');
  return editing;
}
