import { useDebouncedValue } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { peopleAddress, personAddress } from '@/campus/addresses';
import { type FoundPerson, peopleQuery } from '@/campus/api';
import { Person } from '@/ui/Person';
import type { Command } from './commands';

const PAUSE = 150;
const SHORTEST = 2;
const LONGEST = 500;
const MOST = 5;

type Found = { commands: Command[]; isSearching: boolean };

/** People whom the text in the palette finds, and the way to all of them. */
export function usePeopleCommands(text: string, goTo: (path: string) => void): Found {
  const query = text.trim().slice(0, LONGEST);
  const [settled] = useDebouncedValue(query, PAUSE);
  const isWanted = query.length >= SHORTEST;
  const found = useQuery({
    ...peopleQuery({ q: settled, limit: MOST }),
    enabled: isWanted && settled.length >= SHORTEST,
  });
  if (!isWanted) return { commands: [], isSearching: false };

  const isStale = settled !== query || found.isPlaceholderData;
  const isSearching = isStale || found.isPending;
  const people = found.data?.people ?? [];
  const all: Command = {
    id: 'all-people',
    group: 'People',
    label: `See all people for “${query}”`,
    icon: <IconUsers size={18} />,
    run: () => goTo(peopleAddress({ q: query })),
  };
  // Nobody was found: a list of nobody helps no one.
  const isEmpty = !isSearching && !found.isError && people.length === 0;
  const commands = people.map((person) => ({ ...toCommand(person, goTo), isStale }));
  return { commands: isEmpty ? [] : [...commands, all], isSearching };
}

function toCommand(
  { id, name, headline, classYear, place }: FoundPerson,
  goTo: (path: string) => void,
): Command {
  const details = [classYear && `Class of ${classYear}`, headline, place].filter(Boolean);
  return {
    id: `person-${id}`,
    group: 'People',
    label: name,
    description: details.join(' · '),
    icon: <Person name={name} />,
    run: () => goTo(personAddress(id)),
  };
}
