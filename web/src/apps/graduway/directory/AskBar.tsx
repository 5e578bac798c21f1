import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { TextInput } from '@/ui/fields';
import classes from './ask.module.css';

type AskBarProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
  onAsk: (text: string) => void;
  isBusy: boolean;
  fault: string | null;
  /** What was asked before, and what could be. */
  before: readonly string[];
  suggestions: readonly string[];
};

/** A question in plain words. Arrow keys go through what was asked before; Enter asks. */
export function AskBar({ ref, value, onChange, onAsk, isBusy, fault, before, suggestions }: AskBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const fits = (text: string) => text.toLowerCase().includes(value.trim().toLowerCase()) && text !== value;
  const groups = [
    { name: 'Asked before', texts: before.filter(fits) },
    { name: 'For example', texts: suggestions.filter((text) => fits(text) && !before.includes(text)) },
  ].filter(({ texts }) => texts.length > 0);
  const offers = groups.flatMap(({ texts }) => texts);
  const isShown = isOpen && offers.length > 0;
  const idOf = (text: string) => `${id}-${offers.indexOf(text)}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const send = (text: string) => {
    close();
    onAsk(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && offers.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Beyond either end it is the field itself again.
      setActive(((active + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <search className={classes.bar}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(offers[active] ?? value);
        }}
      >
        <TextInput
          ref={ref}
          className={classes.field}
          label="Ask the directory"
          size="md"
          placeholder="Alumni from the nineties who came to an event but never gave"
          leftSection={<IconSparkles size={18} aria-hidden />}
          autoComplete="off"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          value={value}
          error={fault}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          size="md"
          className={classes.send}
          // It keeps the focus of who has pressed it.
          aria-disabled={isBusy || undefined}
          data-disabled={isBusy || undefined}
        >
          {isBusy ? 'Reading...' : 'Ask'}
        </Button>
      </form>
      {isShown && (
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label="Questions"
          className={classes.offers}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, texts }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options.
            <div key={name} role="group" aria-label={name}>
              <p className={classes.heading} aria-hidden>
                {name}
              </p>
              {texts.map((text) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
                <div
                  key={text}
                  id={idOf(text)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={offers[active] === text}
                  className={classes.offer}
                  onClick={() => {
                    onChange(text);
                    send(text);
                  }}
                >
                  {text}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </search>
  );
}
