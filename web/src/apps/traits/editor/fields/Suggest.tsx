import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Combobox, useCombobox } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLock, useMarks } from '../marks';
import type { Place } from '../places';
import classes from './fields.module.css';

export type Option = { value: string; label: string; hint?: string };

type SuggestProps = {
  place: Place;
  label: ReactNode;
  /** What it adds to, for who cannot see it. */
  adds: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Something that is not among the options. */
  onOwn: (text: string) => void;
  isFull: boolean;
};

/** A field that adds something: one of those that are offered, or what was typed. */
export function Suggest({ place, label, adds, options, text, onText, onPick, onOwn, ...rest }: SuggestProps) {
  const { placeholder, isFull } = rest;
  const lock = useLock();
  const { field } = useMarks(place);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const add = () => {
    const own = text.trim();
    if (!own) return;
    const known = options.find((option) => option.label.toLowerCase() === own.toLowerCase());
    if (known) onPick(known);
    else onOwn(own);
    combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() < 0) add();
  };
  const isOff = lock.disabled || isFull;
  return (
    <div className={classes.field}>
      <label htmlFor={field.id} className={classes.label}>
        {label}
      </label>
      <div className={classes.adding}>
        <Combobox
          store={combobox}
          withinPortal={false}
          onOptionSubmit={(value) => {
            const option = options.find((one) => one.value === value);
            if (option) onPick(option);
            combobox.closeDropdown();
          }}
        >
          <Combobox.Target withExpandedAttribute>
            <input
              {...field}
              className={classes.input}
              placeholder={placeholder}
              disabled={isOff}
              value={text}
              onChange={(event) => {
                onText(event.currentTarget.value);
                combobox.openDropdown();
                combobox.resetSelectedOption();
              }}
              onClick={() => combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
              onKeyDown={onKeyDown}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={options.length === 0}>
            <Combobox.Options className={classes.options} aria-label={adds}>
              {options.map((option) => (
                <Combobox.Option key={option.value} value={option.value} className={classes.option}>
                  {option.label}
                  {option.hint && <span>{option.hint}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        <Button
          variant="default"
          disabled={isOff}
          title={lock.title}
          aria-describedby={lock['aria-describedby']}
          aria-disabled={!text.trim()}
          data-disabled={!text.trim() || undefined}
          onClick={add}
        >
          Add<span className="visually-hidden"> to {adds}</span>
        </Button>
      </div>
    </div>
  );
}
