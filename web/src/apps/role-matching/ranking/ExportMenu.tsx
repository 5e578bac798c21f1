import { ExportMenu as Formats } from '@/talent/ExportMenu';
import { lockedUnless } from '../rights';
import type { TalentRole } from '../types';
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
      lockedUnless={lockedUnless}
    >
      {view.changes.length > 0 && (
        <span className={classes.hint}>It holds the what-if as well; files do not.</span>
      )}
    </Formats>
  );
}
