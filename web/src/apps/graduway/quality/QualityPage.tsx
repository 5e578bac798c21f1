import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { QUALITY, type QualityTab, qualityAddress } from '../addresses';
import { QueueTab } from '../queue/QueueTab';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { HistoryTab } from './HistoryTab';
import { PairDialog } from './PairDialog';
import { TasksTab } from './TasksTab';

const TABS: { name: QualityTab; label: string }[] = [
  { name: 'queue', label: 'Queue' },
  { name: 'tasks', label: 'To ask' },
  { name: 'history', label: 'History' },
];

/** Flaws in the records, one after the other. */
export function QualityPage() {
  const { tab } = useParams();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [isPairing, setPairing] = useState(false);
  const current = TABS.find(({ name }) => name === tab)?.name ?? 'queue';
  return (
    <Page
      title="Data quality"
      above="Alumni Platform AI"
      lead={
        <>
          Duplicates, stale contact data, missing consent. Everything that is decided can be taken back.{' '}
          {!mayChange && <span id={REASON_ID}>To decide: {REASON}</span>}
        </>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowMerge size={16} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={() => setPairing(true)}
        >
          Pair two records
        </Button>
      }
    >
      <Sections />
      <Tabs
        label="Data quality"
        tabs={TABS}
        current={current}
        addressOf={(name) => qualityAddress(name as QualityTab)}
      >
        {current === 'queue' && <QueueTab />}
        {current === 'tasks' && <TasksTab />}
        {current === 'history' && <HistoryTab />}
      </Tabs>
      {isPairing && (
        <PairDialog
          onPaired={(item) => navigate(`${QUALITY}?${new URLSearchParams({ item })}`)}
          onClose={() => setPairing(false)}
        />
      )}
    </Page>
  );
}
