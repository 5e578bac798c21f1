import { Link } from 'react-router';
import { Notice } from '@/ui/Notice';
import type { Conversation } from '../types';
import classes from './thread.module.css';

/** Says of a colleague's conversation whose it is, and that it can only be read. */
export function SharedLine({ conversation, app }: { conversation: Conversation; app: string }) {
  if (conversation.isMine) return null;
  return (
    <div className={classes.shared}>
      <Notice>
        {conversation.ownerName || 'A colleague'} has shared this conversation. You can read it, but not write
        in it. <Link to={app}>Start one of your own</Link>
      </Notice>
    </div>
  );
}
