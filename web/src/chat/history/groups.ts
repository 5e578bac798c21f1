import type { ConversationCard } from '../types';

export type Group = { name: string; conversations: ConversationCard[] };

const DAY = 24 * 60 * 60 * 1000;
const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });

/** Conversations by when something was last said in them, in the order in which they come. */
export function groupByTime(conversations: readonly ConversationCard[], now: Date): Group[] {
  const groups: Group[] = [];
  for (const conversation of conversations) {
    const name = nameOf(new Date(conversation.updatedAt), now);
    const last = groups.at(-1);
    if (last?.name === name) last.conversations.push(conversation);
    else groups.push({ name, conversations: [conversation] });
  }
  return groups;
}

function nameOf(moment: Date, now: Date): string {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  // A clock that is ahead of ours still means today.
  if (moment.getTime() >= today) return 'Today';
  if (moment.getTime() >= today - 7 * DAY) return 'Last 7 days';
  if (moment.getTime() >= today - 30 * DAY) return 'Last 30 days';
  return MONTH.format(moment);
}
