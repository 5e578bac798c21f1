import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { appsQuery } from '@/apps/app';
import { roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { signOut } from '@/identity/signOut';
import { openPanel } from '../keyboard/panel';
import { type Command, findCommands, makeCommands } from './commands';
import { usePeopleCommands } from './usePeopleCommands';

/** What the text in the palette finds, people last: they come later than the others, and push nothing away. */
export function useCommands(query: string): { found: Command[]; isSearching: boolean } {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const apps = useQuery(appsQuery);
  const people = usePeopleCommands(query, navigate);
  const commands = makeCommands({
    apps: apps.data ?? [],
    isAdmin: roleOf(profile ?? {}) === 'admin',
    goTo: navigate,
    setTheme: setColorScheme,
    showKeyboardHelp: () => openPanel('keyboard'),
    signOut: () => void signOut(),
  });
  return { found: [...findCommands(commands, query), ...people.commands], isSearching: people.isSearching };
}
