import { screen, within } from '@testing-library/react';
import { user } from '@/testing/user';

/** Goes from the picture to its table and reads it, row by row. */
export async function readTable(title: string): Promise<string[][]> {
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: title }));
  return table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** The name of what has the focus. */
export const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
