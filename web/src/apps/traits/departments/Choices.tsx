import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Popover } from '@/ui/popover';
import type { MatrixCell } from './api';
import { amount, IMPORTANCES } from './cells';
import { importanceFor } from './keys';
import classes from './matrix.module.css';

type ChoicesProps = {
  label: string;
  cell: MatrixCell;
  nameOf: (department: string) => string;
  /** Without an importance it is taken over from above. */
  onChoose: (importance: number | null) => void;
  onCancel: () => void;
  /** The focus has gone elsewhere. */
  onBlur: () => void;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What a cell can say, below it. */
export function Choices({
  label,
  cell: { own, inherited },
  nameOf,
  onChoose,
  onCancel,
  onBlur,
}: ChoicesProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens.
  useEffect(() => {
    const all = items();
    (all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus({ preventScroll: true });
  }, []);

  const press = (event: KeyboardEvent) => {
    // The grid has the same keys, and others to do with them.
    event.stopPropagation();
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const importance = importanceFor(event.nativeEvent);
    const next = STEPS[event.key]?.(index, all.length);
    if (importance !== undefined) onChoose(importance);
    else if (event.key === 'Escape' || event.key === 'Tab') onCancel();
    else if (next !== undefined) all[next]?.focus();
    else return;
    event.preventDefault();
  };

  const above = inherited
    ? `${amount(inherited.importance)} from ${nameOf(inherited.from)}`
    : 'nothing said above';
  return (
    <Popover
      opened
      position="bottom"
      floatingStrategy="fixed"
      withinPortal={false}
      withRoles={false}
      returnFocus={false}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown className={classes.choices}>
        <div
          ref={menu}
          role="menu"
          aria-label={label}
          onKeyDown={press}
          onClick={(event) => event.stopPropagation()}
          onBlur={({ relatedTarget }) => {
            if (!menu.current?.contains(relatedTarget)) onBlur();
          }}
        >
          {IMPORTANCES.map((importance) => (
            <button
              key={importance}
              type="button"
              role="menuitemradio"
              aria-checked={own === importance}
              tabIndex={-1}
              onClick={() => onChoose(importance)}
            >
              <b>{importance}</b> {WORDS[importance]}
            </button>
          ))}
          <button
            type="button"
            role="menuitemradio"
            aria-checked={typeof own !== 'number'}
            tabIndex={-1}
            onClick={() => onChoose(null)}
          >
            <b>Inherit</b> {above}
          </button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

const WORDS: Partial<Record<number, string>> = { 5: 'most', 1: 'least', 0: 'not asked for' };
