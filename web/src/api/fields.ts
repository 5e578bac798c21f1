import type { Schemas } from './client';

type Field = keyof Schemas['CreateAccount'] | keyof Schemas['UpdateProfile'] | keyof Schemas['UpdateUser'];

/** What the fields of the contract are called on the screen. */
const LABELS: Record<Field, string> = {
  displayName: 'Name',
  email: 'Email',
  password: 'Password',
  photoURL: 'Picture',
  role: 'Role',
  status: 'Status',
};

/** How long the fields may be, as the contract has it. A password is never cut: half of one would be another. */
export const LENGTHS = { displayName: 200, email: 320 } satisfies Partial<Record<Field, number>>;

/** The server's sentence about a field, with the field's label in place of its name. */
export function withLabel(message: string): string {
  const [, name = '', rest] = /^(\w+)(: .+)$/s.exec(message) ?? [];
  return Object.hasOwn(LABELS, name) ? LABELS[name as Field] + rest : message;
}
