import { IconHelpCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import type { Question } from '../form';
import classes from './help.module.css';

type HelpProps = {
  question: Pick<Question, 'label' | 'help' | 'taxLine' | 'source'>;
  children: ReactNode;
};

/** A field with what there is to know about it, shown when somebody asks. */
export function WithHelp({ question: { label, help, taxLine, source }, children }: HelpProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.withHelp}>
      <div className={classes.row}>
        <div className={classes.control}>{children}</div>
        <IconButton
          label={`Help: ${label}`}
          icon={IconHelpCircle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={id} className={classes.help}>
          {help && <p>{help}</p>}
          {taxLine && (
            <p>
              <b>On the tax return:</b> {taxLine}
            </p>
          )}
          {source && <p className={classes.source}>Source: {source}</p>}
        </div>
      )}
    </div>
  );
}
