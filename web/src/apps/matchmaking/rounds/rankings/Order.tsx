import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Empty } from '@/ui/Empty';
import { IconButton } from '@/ui/IconButton';
import classes from './order.module.css';
import { choices, type List, move, type Ranked, remove, tie } from './tiers';

type OrderProps = {
  label: string;
  list: List;
  isReadOnly: boolean;
  onChange: (list: Ranked[]) => void;
};

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A list that is put into order by the arrow keys on its handles, or by buttons. The focus goes along. */
export function Order({ label, list, isReadOnly, onChange }: OrderProps) {
  const box = useRef<HTMLOListElement>(null);
  const id = useId();
  /** What gets the focus once the order is another: the control that was used, where it is then. */
  const wanted = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const places = choices(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the order is another.
  useEffect(() => {
    if (wanted.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [list]);

  const go = (from: number, to: number, by: 'handle' | 'up' | 'down') => {
    const one = list[from];
    if (!one || to < 0 || to >= list.length || to === from) return;
    wanted.current = `${by} ${one.id}`;
    setSaid(`${one.name} is now number ${to + 1} of ${list.length}.`);
    onChange(move(list, from, to));
  };
  const take = (place: number) => {
    const next = list[place + 1] ?? list[place - 1];
    wanted.current = next ? `handle ${next.id}` : null;
    setSaid(`${list[place]?.name} was taken off the list.`);
    onChange(remove(list, place));
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Delete') {
      event.preventDefault();
      take(place);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    go(place, step(place, list.length), 'handle');
  };
  if (list.length === 0) {
    return (
      <Empty title="Nobody on the list">
        <p>Add people above, the best first.</p>
      </Empty>
    );
  }
  return (
    <>
      {!isReadOnly && (
        <p className={classes.hint} id={id}>
          On a handle the arrow keys move, Home and End go to the ends, Delete takes off the list.
        </p>
      )}
      <ol className={classes.order} aria-label={label} ref={box}>
        {list.map((one, place) => (
          <li key={one.id} data-tied={one.isTied || undefined}>
            {!isReadOnly && (
              <IconButton
                icon={IconGripVertical}
                label={`Move ${one.name}, number ${place + 1} of ${list.length}`}
                aria-describedby={id}
                data-control={`handle ${one.id}`}
                onKeyDown={(event) => onKeyDown(event, place)}
                onClick={() => {}}
              />
            )}
            <span className={classes.choice}>{places[place]}</span>
            <b>{one.name}</b>
            {place > 0 && (
              <label>
                <input
                  type="checkbox"
                  disabled={isReadOnly}
                  checked={one.isTied}
                  aria-label={`${one.name} is as good as the one above`}
                  onChange={(event) => onChange(tie(list, place, event.currentTarget.checked))}
                />
                As good as the one above
              </label>
            )}
            {!isReadOnly && (
              <span className={classes.buttons}>
                <IconButton
                  icon={IconArrowUp}
                  label={`${one.name} up`}
                  idle={place === 0}
                  data-control={`up ${one.id}`}
                  onClick={() => go(place, place - 1, 'up')}
                />
                <IconButton
                  icon={IconArrowDown}
                  label={`${one.name} down`}
                  idle={place === list.length - 1}
                  data-control={`down ${one.id}`}
                  onClick={() => go(place, place + 1, 'down')}
                />
                <IconButton
                  icon={IconX}
                  label={`Take ${one.name} off the list`}
                  onClick={() => take(place)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
