import { screen } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '@/testing/render';
import { Page } from './Page';

let arrive = () => {};

function Arriving() {
  const [isThere, setThere] = useState(false);
  arrive = () => setThere(true);
  return isThere ? <Page key="there" title="There" /> : <Page key="waits" title="Waits" />;
}

test('a page that takes the place of a waiting one goes on with the focus on its heading', () => {
  render(<Arriving />);
  screen.getByRole('heading', { name: 'Waits' }).focus();
  act(arrive);
  expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus();
});

test('and takes it from nothing else', () => {
  render(<Arriving />);
  act(arrive);
  expect(document.body).toHaveFocus();
});
