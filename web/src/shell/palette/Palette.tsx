import { useMantineColorScheme } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { appsQuery } from '@/apps/app';
import { roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { signOut } from '@/identity/signOut';
import { openPanel } from '../keyboard/panel';
import { SearchNotice } from '../SearchNotice';
import { type Command, findCommands, makeCommands } from './commands';
import { Marked } from './Marked';
import classes from './palette.module.css';

const GROUPS = ['Apps', 'Pages', 'Actions'] as const;

/** Everything one can go to or do, by typing a part of its name. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const commands = useCommands();
  const found = findCommands(commands, query);
  const current = found[Math.min(selected, found.length - 1)];

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (current) document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setSelected((Math.min(selected, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(current);
    }
  };

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
          aria-label="Search apps, pages and actions"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={current && idOf(current)}
          autoComplete="off"
          placeholder="Go to an app or do something"
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setSelected(0);
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
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
          Nothing found. Try the name of an app, or a part of what it does.
        </p>
      )}
      <SearchNotice />
    </dialog>
  );
}

const idOf = (command: Command) => `command-${command.id.replaceAll(/\W+/g, '-')}`;

type GroupProps = {
  name: string;
  commands: readonly Command[];
  query: string;
  current: Command | undefined;
  onRun: (command: Command) => void;
};

function Group({ name, commands, query, current, onRun }: GroupProps) {
  if (commands.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options.
    <div role="group" aria-label={name}>
      <p className={classes.group} aria-hidden>
        {name}
      </p>
      {commands.map((command) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and takes the keys.
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          aria-selected={command === current}
          className={classes.command}
          onClick={() => onRun(command)}
        >
          <span className={classes.icon} aria-hidden>
            {command.icon}
          </span>
          <span className={classes.label}>
            <Marked text={command.label} query={query} />
            {command.description && <span className={classes.description}>{command.description}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}

function useCommands(): Command[] {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const apps = useQuery(appsQuery);
  return makeCommands({
    apps: apps.data ?? [],
    isAdmin: roleOf(profile ?? {}) === 'admin',
    goTo: navigate,
    setTheme: setColorScheme,
    showKeyboardHelp: () => openPanel('keyboard'),
    signOut: () => void signOut(),
  });
}
