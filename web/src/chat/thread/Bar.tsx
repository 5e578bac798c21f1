import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import classes from './thread.module.css';

type BarProps = { title: string; onHistory: () => void; onNew: () => void };

/** The name of the page. On a phone also the way to the other conversations, which are beside it elsewhere. */
export function Bar({ title, onHistory, onNew }: BarProps) {
  return (
    <div className={classes.bar}>
      <IconButton label="Conversations" icon={IconMenu2} onClick={onHistory} />
      <h1 className={classes.name} tabIndex={-1}>
        {title}
      </h1>
      <IconButton label="New conversation" icon={IconPlus} onClick={onNew} />
    </div>
  );
}
