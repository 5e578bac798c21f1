import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('a page that is not there any more leads back to the last one', async () => {
  const turned = vi.fn();
  render(<Pager page={9} perPage={10} total={25} onChange={turned} />);
  expect(screen.getByText('There is no page 9.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(turned).toHaveBeenCalledExactlyOnceWith(3);
});

test('a page that is not there any more of a list that is on one leads to that, and of an empty one nowhere', () => {
  render(<Pager page={2} perPage={10} total={4} onChange={() => {}} />);
  render(<Pager page={2} perPage={10} total={0} onChange={() => {}} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Go to page 1' })).toBeInTheDocument();
});
