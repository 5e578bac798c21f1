import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countOf } from '@/ui/numbers';
import { earlyText } from '../keyboard/panel';
import { SearchNotice } from '../SearchNotice';
import type { Command } from './commands';
import { Group, idOf } from './Group';
import classes from './palette.module.css';
import { useCommands } from './useCommands';

const GROUPS = ['Apps', 'Pages', 'Actions', 'People'] as const;

/** Everybody and everything one can go to or do, by typing a part of its name. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { found, isSearching } = useCommands(query);
  const current = found.find(({ id }) => id === chosen) ?? found.find(({ isStale }) => !isStale);
  const currentId = current && idOf(current);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // From here on the keys go into the field; what was typed until now goes before them.
    setQuery(earlyText());
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The key is for an input method, or ends it: some browsers mark that by this number alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && current) {
      event.preventDefault();
      const next = found[(found.indexOf(current) + step + found.length) % found.length];
      setChosen(next?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(current);
    }
  };

  const isNothing = found.length === 0 && !isSearching;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for who points beside it.
    <dialog
      ref={ref}
      className={classes.palette}
      aria-label="Command palette"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden />
        <input
          role="combobox"
          aria-label="Search people, apps, pages and actions"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={currentId}
          autoComplete="off"
          placeholder="Go to a person or an app, or do something"
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setChosen(null);
          }}
        />
      </div>
      <div id="palette-list" role="listbox" aria-label="Results" className={classes.list}>
        {GROUPS.map((group) => (
          <Group
            key={group}
            name={group}
            commands={found.filter((command) => command.group === group)}
            query={query}
            current={current}
            onRun={run}
          />
        ))}
      </div>
      <p className={isNothing ? classes.nothing : 'visually-hidden'} role="status">
        {isNothing && 'Nothing found. Try a name, or a part of what an app does.'}
        {!isNothing && !isSearching && countOf(found.length, 'result')}
      </p>
      <SearchNotice />
    </dialog>
  );
}
