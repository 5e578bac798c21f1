import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import classes from './thread.module.css';

type BarProps = {
  title: string;
  /** The page around it has a name of its own. */
  isPart: boolean;
  onHistory: () => void;
  onNew: () => void;
};

/**
 * The name of the page, or of its part. On a phone and in a part also the way to the other conversations, which are
 * beside it elsewhere.
 */
export function Bar({ title, isPart, onHistory, onNew }: BarProps) {
  const Name = isPart ? 'h2' : 'h1';
  return (
    <div className={classes.bar} data-part={isPart || undefined}>
      <IconButton label="Conversations" icon={IconMenu2} onClick={onHistory} />
      <Name className={classes.name} tabIndex={isPart ? undefined : -1}>
        {title}
      </Name>
      <IconButton label="New conversation" icon={IconPlus} onClick={onNew} />
    </div>
  );
}
