import type { ComparedTrait } from './api';

/** Where a department has an importance from. */
export function origin(
  said: ComparedTrait['one'],
  department: string,
  nameOf: (department: string) => string,
): string {
  if (!said) return 'not asked for';
  return said.from === department ? 'set here' : `from ${nameOf(said.from)}`;
}
