import { type Icon, IconAlertCircle, IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { Found } from '../findings';
import classes from './fields.module.css';

export const WEIGHTS: Record<Found['weight'], { name: string; icon: Icon }> = {
  refused: { name: 'Must change', icon: IconAlertCircle },
  warning: { name: 'Warning', icon: IconAlertTriangle },
  hint: { name: 'Hint', icon: IconBulb },
};

/** What the check says, with the words it is about if it does not name them itself. */
export const sayOf = ({ words, message }: Found) =>
  words && !message.includes(words) ? `“${words}”: ${message}` : message;

type MarkListProps = { id: string; fault: string | undefined; found: readonly Found[] };

/** What is said of a field, below it. */
export function MarkList({ id, fault, found }: MarkListProps) {
  if (fault === undefined && found.length === 0) return null;
  return (
    <ul id={id} className={classes.marks}>
      {fault !== undefined && (
        <li data-weight="refused">
          <IconAlertCircle size={16} aria-hidden />
          <span>{fault}</span>
        </li>
      )}
      {found.map((one) => {
        const { name, icon: Picture } = WEIGHTS[one.weight];
        return (
          <li key={`${one.kind} ${one.words} ${one.message}`} data-weight={one.weight}>
            <Picture size={16} aria-hidden />
            <span>
              <b>{name}.</b> {sayOf(one)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
