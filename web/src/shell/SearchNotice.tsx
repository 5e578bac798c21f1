import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '@/api/client';
import classes from './SearchNotice.module.css';

const DISMISSED = 'searchNoticeDismissed';

const healthQuery = queryOptions({ queryKey: ['health'], queryFn: () => ask(api.GET('/api/health')) });

/** Says, where one searches, that meaning is not understood here. Once dismissed it stays away for the session. */
export function SearchNotice() {
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  const health = useQuery({ ...healthQuery, enabled: !isDismissed });
  const model = health.data?.sentenceModel;
  if (isDismissed || model === undefined || model === 'ok') return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, 'yes');
    setDismissed(true);
  };
  return (
    <div className={classes.notice}>
      <p role="status">
        Search works by words alone: the language model's files are {model}. An administrator can fetch them
        with <code>quad assets fetch</code>.
      </p>
      <ActionIcon variant="subtle" color="gray" aria-label="Dismiss" onClick={dismiss}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
