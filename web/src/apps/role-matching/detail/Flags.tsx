import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showPlace } from '@/talent/MarkedText';
import { FLAGS } from '@/talent/words';
import type { CandidateDetail } from '../types';
import classes from './detail.module.css';
import { flagId } from './evidence';
import { Part } from './Part';

/** What was tried in the résumé, and what of its reading somebody should look at. None of it changes a score. */
export function Flags({ detail: { flags, doubts } }: { detail: CandidateDetail }) {
  if (flags.length === 0 && doubts.length === 0) return null;
  return (
    <Part title="To know about the résumé">
      <ul className={classes.flags}>
        {flags.map(({ kind, message, span, hidden }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves.
          <li key={number}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <b>{FLAGS[kind]}</b> {message}
              {hidden && <q>{hidden}</q>}
              {span && (
                <Button size="compact-sm" variant="subtle" onClick={() => showPlace(flagId(number))}>
                  Show in the résumé
                </Button>
              )}
            </div>
          </li>
        ))}
        {doubts.map((doubt, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves.
          <li key={number}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <b>Check the reading</b> {doubt}
            </div>
          </li>
        ))}
      </ul>
      {flags.length > 0 && <p className={classes.soft}>It changes the score by nothing.</p>}
    </Part>
  );
}
