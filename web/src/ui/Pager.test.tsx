import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { Pager } from './Pager';

function Pages() {
  const [page, setPage] = useState(1);
  return <Pager page={page} perPage={10} total={20} onChange={setPage} />;
}

test('at either end the button that led there keeps the focus, and leads no further', async () => {
  render(<Pages />);
  for (const [name, page] of [
    ['Next', 2],
    ['Previous', 1],
  ] as const) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText(`Page ${page} of 2`)).toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
});
