import { Press } from '@/ui/Press';
import classes from './letter.module.css';

/** Goes to a line of the text. */
export function LineButton({ line, onClick }: { line: number; onClick: () => void }) {
  return (
    <Press className={classes.line} onClick={onClick}>
      Line {line}
    </Press>
  );
}
