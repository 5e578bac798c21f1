import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { assistant, criterion } from '../testing';
import { Criteria } from './Criteria';

const criteria = [
  criterion(),
  criterion({ slot: 'field', label: 'Field', text: 'oil', excluded: true, need: 'nice', weight: 2 }),
];

function show(isReadOnly = false, understood = criteria, isHeld = false) {
  const onRun = vi.fn();
  render(
    <Criteria
      criteria={understood}
      slots={assistant().slots}
      isRunning={false}
      isHeld={isHeld}
      onRun={isReadOnly ? undefined : onRun}
    />,
  );
  return onRun;
}

const chip = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('what was understood is shown, with what is excluded and how much it is needed', async () => {
  show();
  const list = screen.getByRole('list', { name: 'What was understood' });
  const names = within(list)
    .getAllByRole('button', { expanded: false })
    .map((button) => button.getAttribute('aria-haspopup') ?? button.textContent);
  expect(names).toEqual(['Place Boston must', 'Field not oil nice', 'menu']);
  await expectAccessible();
});

test('changes are collected, and sent when one says so', async () => {
  const onRun = show();
  await user.click(chip(/^Place Boston must$/));
  const editor = within(screen.getByRole('group', { name: 'Change Place' }));
  const field = editor.getByRole('textbox', { name: 'Place' });
  expect(field).toHaveFocus();
  await expectAccessible();
  await user.clear(field);
  await user.type(field, ' New York ');
  await user.click(editor.getByRole('radio', { name: 'Nice to have' }));
  expect(editor.queryByLabelText('Weight'), 'no search weighs').not.toBeInTheDocument();
  await user.click(editor.getByRole('checkbox', { name: 'Not this' }));
  expect(onRun).not.toHaveBeenCalled();
  await press('Run again');
  expect(onRun.mock.calls[0]).toEqual([
    [
      { slot: 'place', text: 'New York', excluded: true, need: 'nice', weight: 3 },
      { slot: 'field', text: 'oil', excluded: true, need: 'nice', weight: 2 },
    ],
  ]);
});

test('Enter runs again, but not without a change', async () => {
  const onRun = show();
  await user.click(chip(/^Place Boston must$/));
  await user.keyboard('{Enter}');
  expect(onRun).not.toHaveBeenCalled();
  await user.keyboard('x{Enter}');
  expect(onRun.mock.calls[0]?.[0][0].text).toBe('Bostonx');
  expect(screen.queryByRole('group'), 'and is not opened by the same key').not.toBeInTheDocument();
});

test('Escape closes what is open, keeps the change and gives the focus back', async () => {
  show();
  await user.click(chip(/^Place Boston must$/));
  await user.keyboard('x{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(chip(/^Place Bostonx/)).toHaveFocus();
  await press('Undo changes');
  expect(chip(/^Place Boston must/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Run again' })).not.toBeInTheDocument();
});

test('one can be removed', async () => {
  const onRun = show();
  await press('Remove Field: oil');
  await press('Run again');
  expect(onRun.mock.calls[0]?.[0]).toHaveLength(1);
});

test('one can be added from what the app knows, and is not sent empty', async () => {
  const onRun = show();
  await press('Add');
  await user.click(await screen.findByRole('menuitem', { name: 'Field' }));
  const field = await screen.findByPlaceholderText('What they studied');
  expect(screen.getByText('Write something for “Field”, or remove it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
  await user.type(field, 'chemistry{Enter}');
  expect(onRun.mock.calls[0]?.[0][2]).toEqual({
    slot: 'field',
    text: 'chemistry',
    excluded: false,
    need: 'must',
    weight: 3,
  });
});

test('while a message waits to be sent, changes wait with it', async () => {
  const onRun = show(false, criteria, true);
  await user.click(chip(/^Place Boston must$/));
  await user.keyboard('x{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^The message below has not been sent/);
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveValue('Bostonx');
  expect(onRun).not.toHaveBeenCalled();
});

test('all can be removed, and another put in their place', async () => {
  const onRun = show(false, [criterion()]);
  await press('Remove Place: Boston');
  await press('Add');
  await user.click(await screen.findByRole('menuitem', { name: 'Field' }));
  await user.keyboard('chemistry{Enter}');
  expect(onRun.mock.calls[0]?.[0]).toMatchObject([{ slot: 'field', text: 'chemistry' }]);
});

test('who only reads changes nothing', async () => {
  show(true);
  expect(screen.getByRole('list', { name: 'What was understood' })).toHaveTextContent('Boston');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});
