import { Link } from 'react-router';
import { SaveStatus } from '@/saving/SaveStatus';
import { DraftField } from '@/ui/DraftField';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { ROUNDS, roundAddress } from '../addresses';
import { useRefuge } from '../parts/useRefuge';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { CohortTab } from './cohort/CohortTab';
import { RoundProvider } from './context';
import { HistoryTab } from './HistoryTab';
import { Published } from './Published';
import { RankingsTab } from './rankings/RankingsTab';
import { ResultTab } from './result/ResultTab';
import classes from './rounds.module.css';
import { SettingsTab } from './SettingsTab';
import type { Round } from './types';
import { useRound } from './useRound';

const TABS = [
  { name: 'cohort', label: 'Who takes part', Content: CohortTab },
  { name: 'preferences', label: 'Preferences', Content: RankingsTab },
  { name: 'settings', label: 'Settings', Content: SettingsTab },
  { name: 'result', label: 'Run and result', Content: ResultTab },
  { name: 'history', label: 'History', Content: HistoryTab },
];

/** A round, a part of it at a time. What is changed is saved by itself. */
export function RoundView({ round, tab }: { round: Round; tab: string }) {
  const mayChange = useMayChange();
  const refuge = useRefuge();
  const editing = useRound(round);
  const shown = TABS.find(({ name }) => name === tab) ?? TABS[0];
  const { draft } = editing;
  return (
    <RoundProvider value={editing}>
      <div {...refuge}>
        <Page
          title={draft.name || round.name}
          above={<Link to={ROUNDS}>Rounds</Link>}
          lead={!mayChange && <span id={REASON_ID}>{REASON}</span>}
          actions={mayChange && <SaveStatus thing="round" saving={editing} />}
        >
          <Sections />
          <div className={classes.naming}>
            <DraftField
              label="Name of the round"
              maxLength={200}
              locked={mayChange ? undefined : REASON}
              value={draft.name}
              onChange={editing.rename}
            />
          </div>
          <Published />
          <Tabs
            label="Parts of the round"
            tabs={TABS}
            current={shown?.name ?? 'cohort'}
            addressOf={(name) => roundAddress(round.id, name)}
          >
            {shown && <shown.Content />}
          </Tabs>
        </Page>
      </div>
    </RoundProvider>
  );
}
