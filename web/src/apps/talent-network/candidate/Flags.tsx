import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showPlace } from '@/talent/MarkedText';
import { FLAGS } from '@/talent/words';
import { Panel } from '@/ui/Panel';
import type { Profile } from '../types';
import classes from './candidate.module.css';
import { flagId } from './evidence';

/** What was tried in the résumé, and what of its reading somebody should look at. It counts nothing. */
export function Flags({ profile: { flags, doubts } }: { profile: Profile }) {
  if (flags.length === 0 && doubts.length === 0) return null;
  return (
    <Panel title="To know about the résumé">
      <ul className={classes.flags}>
        {flags.map(({ kind, message, span, hidden }, number) => (
          <li key={flagId(number)}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <b>{FLAGS[kind]}</b> {message} {hidden && <q>{hidden}</q>}
              {span && (
                <Button size="compact-sm" variant="subtle" onClick={() => showPlace(flagId(number))}>
                  Show in the résumé
                </Button>
              )}
            </div>
          </li>
        ))}
        {doubts.map((doubt) => (
          <li key={doubt}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <b>Check the reading</b> {doubt}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
