import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { Tabs } from '../parts/Tabs';
import { AppsPanel } from './AppsPanel';
import { aiQuery } from './api';
import { FeedbackPanel } from './feedback/FeedbackPanel';
import { ModelForm } from './form/ModelForm';
import { Status } from './Status';
import { TestPanel } from './TestPanel';
import type { AiSettings } from './types';
import { UsagePanel } from './usage/UsagePanel';

/** Which language model phrases answers, for which app, and what that takes. */
export function AiPage() {
  const settings = useQuery(aiQuery);
  return (
    <Page title="AI" lead="Which language model phrases answers, for which app, and what that takes.">
      <Tabs current="ai" reasonId={undefined} />
      {settings.isPending && <Rows />}
      {settings.isError && <Failure message={settings.error.message} onRetry={() => settings.refetch()} />}
      {settings.data && <Whole settings={settings.data} />}
    </Page>
  );
}

function Whole({ settings }: { settings: AiSettings }) {
  const [hasChanges, setChanges] = useState(false);
  return (
    <>
      <Status settings={settings} />
      <ModelForm settings={settings} onChanged={setChanges} />
      <TestPanel hasModel={settings.provider !== 'none'} hasChanges={hasChanges} />
      <AppsPanel settings={settings} />
      <UsagePanel />
      <FeedbackPanel />
    </>
  );
}
