import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { useFollow } from './useFollow';

/** A box of 100 pixels whose content grows as told. */
function show(isLive: boolean, isBegun = true) {
  const grown: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        grown.push(onGrowth);
      }
      observe() {}
      disconnect() {}
    },
  );
  function Box() {
    const { scroller, content, isAtEnd, start, toEnd } = useFollow({ isBegun, isLive });
    return (
      <>
        <div data-testid="box" ref={scroller}>
          <div ref={content}>
            <button type="button">Inside</button>
          </div>
        </div>
        <button type="button" onClick={start}>
          Again
        </button>
        {!isAtEnd && (
          <button type="button" onClick={toEnd}>
            Jump
          </button>
        )}
      </>
    );
  }
  render(<Box />);
  const box = screen.getByTestId('box');
  Object.defineProperty(box, 'clientHeight', { value: 100 });
  const grow = (height: number) =>
    act(() => {
      Object.defineProperty(box, 'scrollHeight', { value: height, configurable: true });
      for (const tell of grown) tell();
    });
  const scrollTo = (top: number) =>
    act(() => {
      box.scrollTop = top;
      box.dispatchEvent(new Event('scroll'));
    });
  return { box, grow, scrollTo };
}

test('the end stays in view while one is there', () => {
  const { box, grow } = show(true);
  grow(500);
  expect(box.scrollTop).toBe(500);
  grow(900);
  expect(box.scrollTop).toBe(900);
});

test('what stands there before anything is said is read from its top', () => {
  const { box, grow, scrollTo } = show(false, false);
  grow(500);
  expect(box.scrollTop).toBe(0);
  scrollTo(100);
  grow(600);
  expect(box.scrollTop).toBe(100);
  expect(screen.queryByRole('button', { name: 'Jump' })).not.toBeInTheDocument();
});

test('who reads further up is left there, and can jump to the newest', async () => {
  const { box, grow, scrollTo } = show(true);
  grow(500);
  scrollTo(200);
  grow(900);
  expect(box.scrollTop).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Jump' }));
  expect(box.scrollTop).toBe(900);
  expect(screen.queryByRole('button', { name: 'Jump' })).not.toBeInTheDocument();
  grow(1200);
  expect(box.scrollTop).toBe(1200);
});

test('what grows before our own scrolling is told does not end it', () => {
  const { box, grow, scrollTo } = show(true);
  grow(500);
  Object.defineProperty(box, 'scrollHeight', { value: 900, configurable: true });
  scrollTo(500);
  grow(900);
  expect(box.scrollTop).toBe(900);
});

test('what shrinks does not end it either', () => {
  const { box, grow, scrollTo } = show(true);
  grow(900);
  scrollTo(900);
  Object.defineProperty(box, 'scrollHeight', { value: 400, configurable: true });
  scrollTo(200);
  grow(600);
  expect(box.scrollTop).toBe(600);
});

test('near the end is the end', () => {
  const { box, grow, scrollTo } = show(true);
  grow(500);
  scrollTo(360);
  grow(600);
  expect(box.scrollTop).toBe(600);
});

test('who asks again is taken along from the next growth on', async () => {
  const { box, grow, scrollTo } = show(true);
  grow(500);
  scrollTo(500);
  scrollTo(200);
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(box.scrollTop).toBe(200);
  grow(600);
  expect(box.scrollTop).toBe(600);
});

test('what one opens oneself does not carry one away, if nothing is being made', async () => {
  const { box, grow, scrollTo } = show(false);
  grow(500);
  scrollTo(400);
  await user.click(screen.getByRole('button', { name: 'Inside' }));
  grow(700);
  expect(box.scrollTop).toBe(400);
  expect(screen.getByRole('button', { name: 'Jump' })).toBeInTheDocument();
});
