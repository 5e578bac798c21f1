import { ExportMenu as Formats } from '@/talent/ExportMenu';
import { lockedUnless } from '../rights';
import type { TalentRole } from '../types';
import { whatIfOf } from './api';
import { exportAddress } from './exports';
import classes from './ranking.module.css';
import type { View } from './view';

type ExportMenuProps = { role: TalentRole; view: View };

/** The list that is shown, to be taken along. */
export function ExportMenu({ role, view }: ExportMenuProps) {
  return (
    <Formats
      what="Ranking"
      addressOf={(format) => exportAddress(role.id, format, view)}
      filesNote={filesNote(role, view)}
      lockedUnless={lockedUnless}
    >
      {view.changes.length > 0 && <span className={classes.hint}>It holds the what-if as well.</span>}
    </Formats>
  );
}

/** What is tried is in no file; but where the line is drawn is, beside the role's own. */
function filesNote(role: TalentRole, view: View): string | undefined {
  const hasLine = view.cut !== null && view.cut !== role.cut;
  if (whatIfOf(role, view) === null && !hasLine) return undefined;
  const line = hasLine ? ' Both lines are named: the one shown, and the role’s own.' : '';
  return `Files are of the role as saved: no what-if.${line}`;
}
