import { useKeptText } from '@/chat/kept';
import type { Role } from './types';

export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 20_000;

/** How long a text is for the server: letters, not units. */
export const lengthOf = (text: string) => [...text.trim()].length;

export type RoleDraft = Role & { setTitle: (text: string) => void; setDescription: (text: string) => void };

/** A role that is being typed. It outlives a reload. */
export function useRole(place: string): RoleDraft {
  const [title, setTitle] = useKeptText(`${place}-title`);
  const [description, setDescription] = useKeptText(`${place}-description`);
  return { title, description, setTitle, setDescription };
}

/** Why it cannot be asked about yet. */
export function problemOf({ title, description }: Role): string | null {
  if (!title.trim() && !description.trim()) return 'Give a role title, a job description or both.';
  return null;
}

export const isSameRole = (one: Role, other: Role) =>
  one.title.trim() === other.title.trim() && one.description.trim() === other.description.trim();
