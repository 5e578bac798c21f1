import { Chat } from './Chat';

/** People of the campus and pages of the library, by conversation. */
export function AskPage() {
  return <Chat app="ask" />;
}
