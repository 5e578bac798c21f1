import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { showPlace } from '@/talent/MarkedText';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { Press } from '@/ui/Press';
import type { Profile } from '../types';
import classes from './candidate.module.css';
import { timelineOf } from './timeline';

const KINDS = {
  work: { label: 'Work', icon: IconBriefcase },
  study: { label: 'Studies', icon: IconSchool },
};

/** Work and studies, the latest first. Each leads to its place in the résumé. */
export function Timeline({ profile }: { profile: Profile }) {
  const entries = timelineOf(profile);
  return (
    <Panel title="Timeline">
      {entries.length === 0 && <Empty title="Neither work nor studies were found in the résumé" />}
      {entries.length > 0 && (
        <ol className={classes.timeline}>
          {entries.map(({ id, kind, title, where, when }) => {
            const { label, icon: Picture } = KINDS[kind];
            return (
              <li key={id}>
                <Picture size={17} aria-hidden />
                <div>
                  <Press className={classes.press} onClick={() => showPlace(id)}>
                    <span className="visually-hidden">{label}: </span>
                    {title}
                    <span className="visually-hidden">. Show in the résumé</span>
                  </Press>
                  <span className={classes.soft}>{[where, when].filter(Boolean).join(', ')}</span>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
