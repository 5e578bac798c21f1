import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { PersonPicker, type Who } from './PersonPicker';

type PersonChoiceProps = {
  label: string;
  /** What stands before the name of who is chosen. */
  prefix?: string;
  placeholder?: string;
  mentoring?: 'mentor' | 'mentee';
  hideLabel?: boolean;
  who: Who | null;
  onChange: (who: Who | null) => void;
};

/** Somebody who is chosen, or a field to choose one. The focus goes from the one to the other. */
export function PersonChoice({ who, prefix, onChange, ...rest }: PersonChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(who?.id);
  useEffect(() => {
    const isOther = before.current !== who?.id;
    before.current = who?.id;
    if (!isOther || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [who?.id]);
  return (
    <div ref={box}>
      {who ? (
        <Button
          size="xs"
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`${rest.label}: ${who.name}. Choose somebody else`}
          onClick={() => onChange(null)}
        >
          {prefix ? `${prefix} ${who.name}` : who.name}
        </Button>
      ) : (
        <PersonPicker {...rest} onPick={onChange} />
      )}
    </div>
  );
}
