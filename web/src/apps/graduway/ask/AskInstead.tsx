import { Link } from 'react-router';
import { useKeptText } from '@/chat/kept';
import { useSession } from '@/identity/session';
import { ASK } from '../addresses';

/** Leads to the conversation, with these words in the line of a new one. What stands there already is kept below. */
export function AskInstead({ words }: { words: string }) {
  const { user } = useSession();
  const [line, setLine] = useKeptText(`chat/${user?.uid}/graduway/new/draft`);
  const carry = () => {
    if (!line.split('\n').includes(words)) setLine(line === '' ? words : `${words}\n${line}`);
  };
  return (
    <Link to={ASK} onClick={carry}>
      Ask “{words}” there
    </Link>
  );
}
