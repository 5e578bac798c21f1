import { Button, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from '@/chat/criteria/criteria.module.css';
import { showToast } from '@/ui/toast/toasts';
import { type Chip, MOST_CHIPS } from '../filter';
import { type Slot, slotOf } from '../slots';
import { AddChip } from './AddChip';
import { ChipEditor } from './ChipEditor';
import own from './chips.module.css';

type ChipsProps = {
  chips: readonly Chip[];
  /** Reads them anew and shows who fits. Rejects with a sentence if one cannot be read. */
  onApply: (chips: readonly Chip[]) => Promise<unknown>;
  /** Shows who fits what was read before. */
  onShow: (chips: readonly Chip[]) => void;
};

/** A place in the list; a new one has none. */
type Opened = { at: number | null; chip: Chip };

/** The filter, one thing after the other. Each can be changed, turned round or removed, and others be added. */
export function Chips({ chips, onApply, onShow }: ChipsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { box, focusOn } = useFocusOnChip(opened !== null);
  const close = (chip?: string) => {
    focusOn(chip ?? (opened?.at === null ? 'add' : String(opened?.at)));
    setOpened(null);
  };
  const apply = async (chip: Chip) => {
    const at = opened?.at ?? null;
    await onApply(at === null ? [...chips, chip] : chips.map((one, place) => (place === at ? chip : one)));
    close(at === null ? 'add' : String(at));
  };
  const remove = (at: number) => {
    const before = [...chips];
    const gone = chips[at];
    onShow(chips.filter((_, place) => place !== at));
    setOpened(null);
    focusOn(at > 0 ? String(at - 1) : 'add');
    if (gone) {
      showToast(`${slotOf(gone.slot).label}: ${gone.text} was removed from the filter.`, {
        undo: () => onShow(before),
      });
    }
  };
  const add = ({ slot }: Slot) =>
    setOpened({ at: null, chip: { slot, text: '', excluded: false, need: 'must' } });
  const clear = () => {
    const before = [...chips];
    onShow([]);
    focusOn('add');
    showToast('The filter was emptied.', { undo: () => onShow(before) });
  };
  return (
    <div className={own.chips} ref={box}>
      <ul className={classes.chips} aria-label="The filter">
        {chips.map((chip, at) => {
          const { label } = slotOf(chip.slot);
          const isOpen = opened?.at === at;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: one that is changed keeps its place, and the focus.
              key={at}
              className={classes.chip}
              data-excluded={chip.excluded || undefined}
              data-need={chip.need}
            >
              <UnstyledButton
                className={classes.open}
                aria-expanded={isOpen}
                data-chip={at}
                onClick={() => (isOpen ? close() : setOpened({ at, chip }))}
              >
                <span className={classes.label}>{label}</span>{' '}
                <span className={classes.value}>
                  {chip.excluded && <b className={classes.not}>not</b>} {chip.text}
                </span>{' '}
                {chip.need === 'nice' && <span className={classes.need}>nice</span>}
              </UnstyledButton>
              <UnstyledButton
                className={classes.remove}
                aria-label={`Remove ${label}: ${chip.text}`}
                onClick={() => remove(at)}
              >
                <IconX size={14} aria-hidden />
              </UnstyledButton>
            </li>
          );
        })}
        {chips.length < MOST_CHIPS && (
          <li>
            <AddChip onAdd={add} />
          </li>
        )}
        {chips.length > 1 && (
          <li>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={clear}>
              Clear all
            </Button>
          </li>
        )}
      </ul>
      {opened && (
        <ChipEditor
          key={`${opened.at} ${opened.chip.slot}`}
          chip={opened.chip}
          isNew={opened.at === null}
          onApply={apply}
          onClose={() => close()}
        />
      )}
    </div>
  );
}

/** What closes or goes takes the focus with it: it goes on to a chip that is there. */
function useFocusOnChip(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || isOpen) return;
    const find = (chip: string) => box.current?.querySelector<HTMLElement>(`[data-chip='${chip}']`);
    const found = find(wanted.current) ?? find('add');
    wanted.current = null;
    found?.focus();
  });
  return {
    box,
    focusOn: (chip: string) => {
      wanted.current = chip;
    },
  };
}
