import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { PasswordInput } from '@/ui/fields';
import classes from '../ai.module.css';

/** What is to become of the key: nothing, another one, or none. */
type KeyChange = string | null | undefined;

type KeyFieldProps = {
  hasKey: boolean;
  value: KeyChange;
  error: string | undefined;
  onChange: (value: KeyChange) => void;
};

/** The key of the provider. It can be set, never seen. */
export function KeyField({ hasKey, value, error, onChange }: KeyFieldProps) {
  const [isReplacing, setReplacing] = useState(false);
  const isTyping = !hasKey || isReplacing || typeof value === 'string';
  const root = useRef<HTMLDivElement>(null);
  const shape = `${isTyping} ${value === null}`;
  const before = useRef(shape);

  // What was pressed goes. The focus stays with the field.
  useEffect(() => {
    const isSame = before.current === shape;
    before.current = shape;
    if (!isSame && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
  }, [shape]);

  const change = (isWanted: boolean, to: KeyChange) => {
    setReplacing(isWanted);
    onChange(to);
  };
  return (
    <div ref={root} className={classes.key}>
      {isTyping ? (
        <>
          <PasswordInput
            label={hasKey ? 'New key' : 'Key'}
            description="It is kept encrypted, and not shown again. Leave it empty for a server that needs none."
            autoComplete="new-password"
            error={error}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || undefined)}
          />
          {hasKey && (
            <Button size="xs" variant="default" onClick={() => change(false, undefined)}>
              Keep the old key
            </Button>
          )}
        </>
      ) : (
        <KeptKey
          isRemoved={value === null}
          onReplace={() => change(true, undefined)}
          onRemove={() => change(false, null)}
          onKeep={() => change(false, undefined)}
        />
      )}
    </div>
  );
}

type KeptKeyProps = { isRemoved: boolean; onReplace: () => void; onRemove: () => void; onKeep: () => void };

function KeptKey({ isRemoved, onReplace, onRemove, onKeep }: KeptKeyProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there is none.
    <div role="group" aria-labelledby={id}>
      <span className={classes.label} id={id}>
        Key
      </span>
      <span className={classes.line}>
        <span role="status">{isRemoved ? 'The key is removed when you save.' : 'A key is set.'}</span>
        {isRemoved ? (
          <Button size="xs" variant="default" onClick={onKeep}>
            Keep it
          </Button>
        ) : (
          <>
            <Button size="xs" variant="default" onClick={onReplace}>
              Replace
            </Button>
            <Button size="xs" variant="default" onClick={onRemove}>
              Remove
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
