import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { points } from '@/talent/words';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { RangeField } from '@/ui/RangeField';
import { showToast } from '@/ui/toast/toasts';
import { withRequirementsBack } from '../posting/back';
import type { Ranked } from '../ranking/useRanking';
import type { View } from '../ranking/view';
import { idleWhile, lockedUnless, useMayChangeRole } from '../rights';
import { useEditing } from '../role/context';
import { rankedWords } from '../words';
import { type Change, thatMatter, withChange, withChanges } from './change';
import { FunnelView } from './FunnelView';
import { LiveImpact } from './LiveImpact';
import { WeightRow } from './WeightRow';
import classes from './what-if.module.css';

type WhatIfPanelProps = {
  ranked: Ranked;
  view: View;
  onChange: (change: Partial<View>, options?: { replace?: boolean }) => void;
};

const FULL = 10_000;

/** What would be with other weights, needs and another line. Nothing is kept until somebody says so. */
export function WhatIfPanel({ ranked, view, onChange }: WhatIfPanelProps) {
  const { role, draft, put } = useEditing();
  const mayChange = useMayChangeRole(role);
  const { ranking, isOld } = ranked;
  const { requirements, cut } = role;
  const changes = thatMatter(requirements, view.changes);
  const asked = withChanges(requirements, changes);
  const isSame = changes.length === 0 && (view.cut ?? cut) === cut;
  // One step back leaves the panel, not each place of a slider.
  const tryOut = (change: Change) =>
    onChange({ changes: withChange(requirements, changes, change), page: 1 }, { replace: true });
  const reset = () => onChange({ changes: [], cut: null, page: 1 }, { replace: true });
  const keep = () => {
    const before = draft;
    const after = { requirements: withChanges(before.requirements, changes), cut: view.cut ?? before.cut };
    put(after, 'the what-if');
    reset();
    const undo = () =>
      put(
        (now) => ({
          requirements: withRequirementsBack(now.requirements, before.requirements, after.requirements),
          cut: now.cut === after.cut ? before.cut : now.cut,
        }),
        'as it was before',
      );
    showToast('The role asks for this now.', { undo });
  };
  return (
    <Panel
      title="What if"
      aside={
        <IconButton label="Close the what-if" icon={IconX} onClick={() => onChange({ isWhatIf: false })} />
      }
    >
      <div className={classes.panel}>
        <p className={classes.soft}>
          The ranking beside follows each change, and arrows say who moves. The role stays as it is.
        </p>
        <p className="visually-hidden" role="status">
          {ranking && !isOld && rankedWords(ranking.total, ranking.poolSize, ranking.moved)}
        </p>
        <div className={classes.buttons}>
          <Button size="xs" variant="default" {...idleWhile(isSame)} onClick={() => !isSame && reset()}>
            Start over
          </Button>
          <Button
            size="xs"
            {...(mayChange ? idleWhile(isSame) : lockedUnless(mayChange))}
            onClick={() => !isSame && keep()}
          >
            Keep it in the role
          </Button>
        </div>
        {requirements.length === 0 && <p className={classes.soft}>The role asks for nothing yet.</p>}
        <ul className={classes.weights}>
          {asked.map((one) => (
            <WeightRow
              key={one.id}
              requirement={one}
              isChanged={changes.some(({ id }) => id === one.id)}
              onChange={tryOut}
            />
          ))}
        </ul>
        <RangeField
          label="The line: selected from"
          least={0}
          most={FULL}
          step={100}
          value={view.cut ?? cut}
          show={(value) => `${points(value)} points on`}
          onChange={(next) => onChange({ cut: next === cut ? null : next, page: 1 }, { replace: true })}
        />
        {ranking && <FunnelView ranking={ranking} requirements={asked} />}
        <LiveImpact role={role} view={view} />
      </div>
    </Panel>
  );
}
