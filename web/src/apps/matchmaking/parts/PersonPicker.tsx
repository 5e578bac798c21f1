import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '@/campus/api';
import { TextInput } from '@/ui/fields';
import classes from './picker.module.css';

export type Who = { id: number; name: string };

type PersonPickerProps = {
  label: string;
  placeholder?: string;
  /** Only those who offer to be mentors, or look for one. */
  mentoring?: 'mentor' | 'mentee';
  disabled?: boolean;
  /** The label is for who cannot see what stands around it. */
  hideLabel?: boolean;
  onPick: (who: Who) => void;
};

const PAUSE = 200;
const MOST = 8;

/** Looks for somebody of the campus by name. The arrows go through those who are found, Enter takes one. */
export function PersonPicker({ label, mentoring, hideLabel, onPick, ...rest }: PersonPickerProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), PAUSE);
  const { data, error, isFetching } = useQuery({
    ...peopleQuery({ q, mentoring, limit: MOST }),
    enabled: q.length > 1,
  });
  const people = q.length > 1 ? (data?.people ?? []) : [];
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      // A dialog would cut off what stands out of it.
      floatingStrategy="fixed"
      onOptionSubmit={(value) => {
        const found = people.find(({ id }) => String(id) === value);
        setText('');
        combobox.closeDropdown();
        if (found) onPick({ id: found.id, name: found.name });
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          label={hideLabel ? undefined : label}
          aria-label={hideLabel ? label : undefined}
          autoComplete="off"
          maxLength={200}
          value={text}
          error={error?.message}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text.trim().length < 2} className={classes.dropdown}>
        <Combobox.Options className={classes.options} aria-label={`${label}: found`}>
          {people.map(({ id, name, headline }) => (
            <Combobox.Option key={id} value={String(id)} className={classes.option}>
              <b>{name}</b>
              <span>{headline}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {people.length === 0 && (
          <Combobox.Empty>{isFetching ? 'Looks…' : 'Nobody has such a name.'}</Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
