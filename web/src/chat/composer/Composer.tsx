import { ActionIcon } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { Notice } from '@/ui/Notice';
import { countOf, formatCount } from '@/ui/numbers';
import { useKeptText } from '../kept';
import type { Assistant } from '../types';
import classes from './composer.module.css';
import { isForInputMethod, LONGEST, lengthOf, NEARLY } from './length';
import { useGrowing } from './useGrowing';

export type ComposerHandle = {
  focus: () => void;
  /** Puts a text before what is there. */
  put: (text: string) => void;
};

type ComposerProps = {
  ref: Ref<ComposerHandle>;
  assistant: Assistant;
  /** Where what is typed is kept. */
  place: string;
  /** An answer is being made. */
  isBusy: boolean;
  /** An earlier message has not arrived. */
  isHeld: boolean;
  stop: { isStopping: boolean; run: () => void };
  onSend: (text: string) => void;
};

const OFF = 'An administrator has switched this conversation off. What was said so far stays readable.';
const BUSY = 'The answer is still being written. Escape stops it.';
const HELD = 'The message above has not been sent. Send it again or edit it first.';

/** The line to write in. Enter sends, with Shift it starts a new line. */
export function Composer({ ref, assistant, place, isBusy, isHeld, stop, onSend }: ComposerProps) {
  const id = useId();
  const [text, setText] = useKeptText(place);
  const [hasTried, setHasTried] = useState(false);
  const field = useGrowing(text);
  const length = lengthOf(text);
  const tooMany = length - LONGEST;
  const canSend = assistant.isOn && length > 0 && tooMany <= 0 && !isBusy && !isHeld;

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    put: (before) => {
      setText([before, text].filter(Boolean).join('\n'));
      field.current?.focus();
    },
  }));

  const send = () => {
    setHasTried(!canSend);
    if (!canSend) return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isForInputMethod(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!assistant.isOn && (
        <div id={`${id}-off`}>
          <Notice>{OFF}</Notice>
        </div>
      )}
      <div className={classes.box} data-off={!assistant.isOn || undefined}>
        <textarea
          ref={field}
          id="composer"
          rows={1}
          className={classes.field}
          aria-label="Message"
          aria-describedby={`${id}-${assistant.isOn ? 'length' : 'off'}`}
          aria-invalid={tooMany > 0 || undefined}
          aria-disabled={!assistant.isOn || undefined}
          readOnly={!assistant.isOn}
          placeholder={assistant.placeholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setHasTried(false);
          }}
          onKeyDown={onKeyDown}
        />
        {isBusy ? (
          <ActionIcon
            size={36}
            variant="default"
            aria-label={stop.isStopping ? 'Stopping' : 'Stop'}
            title="Stop (Esc)"
            aria-disabled={stop.isStopping || undefined}
            onClick={stop.run}
          >
            <IconPlayerStopFilled size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon
            type="submit"
            size={36}
            aria-label="Send"
            title="Send (Enter)"
            aria-disabled={!canSend || undefined}
            data-disabled={!canSend || undefined}
          >
            <IconArrowUp size={19} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p className={classes.hint} role="status">
        {hasTried && (isBusy ? BUSY : isHeld && HELD)}
      </p>
      <p className={classes.length} id={`${id}-length`} role="status" data-over={tooMany > 0 || undefined}>
        {describe(length)}
      </p>
      {assistant.footnote && <p className={classes.footnote}>{assistant.footnote}</p>}
    </form>
  );
}

/** Told at every hundred while there is room, not at every key. */
function describe(length: number): string {
  if (length > LONGEST) {
    return `This is ${countOf(length - LONGEST, 'character')} too long: ${formatCount(LONGEST)} can be sent. Nothing was cut; shorten it, or send it in parts.`;
  }
  return length >= NEARLY ? `${formatCount(length)} of ${formatCount(LONGEST)} characters` : '';
}
