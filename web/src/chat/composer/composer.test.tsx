import { fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { assistant } from '../testing';
import type { Assistant } from '../types';
import { Composer, type ComposerHandle } from './Composer';

type Change = { assistant?: Partial<Assistant>; isBusy?: boolean; isHeld?: boolean };

function show({ assistant: change, isBusy = false, isHeld = false }: Change = {}) {
  const [onSend, stop, ref] = [vi.fn(), vi.fn(), createRef<ComposerHandle>()];
  function Line() {
    const [isWorking, setWorking] = useState(isBusy);
    stop.mockImplementation(() => setWorking(false));
    return (
      <Composer
        ref={ref}
        assistant={assistant(change)}
        place="draft"
        isBusy={isWorking}
        isHeld={isHeld}
        stop={{ isStopping: false, run: stop }}
        onSend={onSend}
      />
    );
  }
  render(<Line />);
  return { onSend, stop, ref, field: screen.getByRole('textbox', { name: 'Message' }) };
}

test('Enter sends, with Shift it starts a new line', async () => {
  const { onSend, field } = show();
  await user.type(field, ' A mentor{Shift>}{Enter}{/Shift}in Boston {Enter}');
  expect(onSend.mock.calls).toEqual([['A mentor\nin Boston']]);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('so does the button, and an empty line is not sent', async () => {
  const { onSend, field } = show();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, '   {Enter}');
  await user.click(button);
  expect(onSend).not.toHaveBeenCalled();
  await user.type(field, 'x');
  await user.click(button);
  expect(onSend.mock.calls).toEqual([['x']]);
});

test.each([
  ['while it composes', { isComposing: true }],
  ['as older browsers end it', { keyCode: 229 }],
])('Enter that belongs to an input method does not send, %s', async (_, mark) => {
  const { onSend, field } = show();
  await user.type(field, 'かな');
  fireEvent.keyDown(field, { key: 'Enter', ...mark });
  expect(onSend).not.toHaveBeenCalled();
});

test('what is typed is there again after a reload', async () => {
  await user.type(show().field, 'half a thought');
  document.body.innerHTML = '';
  expect(show().field).toHaveValue('half a thought');
});

test('near the limit it is said how many there are, above it nothing is cut and nothing sent', async () => {
  const { onSend, field } = show();
  const type = (length: number) => fireEvent.change(field, { target: { value: '👍'.repeat(length) } });
  type(3599);
  expect(field).toHaveAccessibleDescription('');
  type(3600);
  expect(field).toHaveAccessibleDescription('3,600 of 4,000 characters');
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(4312));
  expect(field).toHaveValue('x'.repeat(4312));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    /^This is 312 characters too long: 4,000 can be sent\. Nothing was cut/,
  );
  await user.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  type(4000);
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('while an answer is made it can be stopped, and what is typed waits', async () => {
  const { onSend, stop, field } = show({ isBusy: true });
  await user.type(field, 'next{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveValue('next');
  expect(screen.getByText('The answer is still being written. Escape stops it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledOnce();
  expect(screen.queryByText(/still being written/)).not.toBeInTheDocument();
});

test('behind a message that has not been sent nothing is sent', async () => {
  const { onSend, field } = show({ isHeld: true });
  await user.type(field, 'next{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText(/^The message above has not been sent/)).toBeInTheDocument();
});

test('a conversation that is switched off says why', async () => {
  const { field } = show({ assistant: { isOn: false } });
  await user.type(field, 'x');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(/^An administrator has switched this conversation off/);
  await expectAccessible();
});

test('a text that comes back stands before what is there', async () => {
  const { ref, field } = show();
  await user.type(field, 'and this');
  fireEvent.focus(field);
  ref.current?.put('Not sent');
  await vi.waitFor(() => expect(field).toHaveValue('Not sent\nand this'));
});

test('everybody can use it', async () => {
  show();
  expect(screen.getByPlaceholderText('Describe who you need')).toBeInTheDocument();
  expect(screen.getByText('Check important details before you contact someone.')).toBeInTheDocument();
  await expectAccessible();
});
