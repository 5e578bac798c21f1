import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import type { Chip } from '../directory/filter';
import { bodiesOf, type Handlers, open as openPage, segment } from '../testing';
import { SegmentStrip } from './SegmentStrip';

const CHIPS: Chip[] = [{ slot: 'place', text: 'Chicago', excluded: false, need: 'must' }];

function open(handlers: Handlers = {}) {
  const onShow = vi.fn<(chips: Chip[]) => void>();
  const onLeave = vi.fn();
  const strip = <SegmentStrip id="boston" chips={CHIPS} isSaved={false} onShow={onShow} onLeave={onLeave} />;
  const opened = openPage('contributor', [{ path: '/', element: strip }], '/', {
    'GET /api/graduway/segments/boston': () => answer<'Segment'>(segment()),
    ...handlers,
  });
  return { ...opened, onShow, onLeave };
}

test('a changed filter can be saved, or the saved one be shown again', async () => {
  const { requests, onShow } = open({
    'PUT /api/graduway/segments/boston': () => answer<'Segment'>(segment({ version: 4 })),
  });
  const strip = within(await screen.findByRole('region', { name: 'Segment Boston chemists' }));
  expect(strip.getByText('Changed since')).toBeInTheDocument();
  await expectAccessible();
  await user.click(strip.getByRole('button', { name: 'Back to the saved filter' }));
  expect(onShow.mock.calls[0]?.[0].map(({ text }) => text)).toEqual(['Boston', 'Chemistry']);
  await user.click(strip.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Boston chemists was saved.')).toBeInTheDocument();
  expect(await bodiesOf(requests, 'PUT /api/graduway/segments/boston')).toMatchObject([
    { seen: 3, chips: CHIPS },
  ]);
});

test('somebody who was faster is shown, and can be saved over', async () => {
  let seen = 0;
  open({
    'PUT /api/graduway/segments/boston': async (request) => {
      seen = ((await request.json()) as { seen: number }).seen;
      const current = segment({ version: 9, updatedByName: 'Dana Reyes', reading: 'in Texas' });
      return seen === 9
        ? answer<'Segment'>(segment({ version: 10 }))
        : answer<'SegmentConflict'>({ code: 'overtaken', message: 'Faster.', current }, 409);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dana Reyes has changed it meanwhile. It says now: in Texas.',
  );
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Boston chemists was saved.')).toBeInTheDocument();
  expect(seen).toBe(9);
});

test('a segment that is gone says so, and the filter goes on without it', async () => {
  const { onLeave } = open({
    'GET /api/graduway/segments/boston': () => refusal('not_found', 'There is no such segment.', 404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such segment.');
  await user.click(screen.getByRole('button', { name: 'Go on without the segment' }));
  expect(onLeave).toHaveBeenCalled();
});
