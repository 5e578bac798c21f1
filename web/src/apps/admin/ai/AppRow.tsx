import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import { Cell, Row } from '@/ui/Table';
import { showFailure } from '@/ui/toast/toasts';
import classes from './ai.module.css';
import { fieldsOf, toChange } from './form/draft';
import { formatCost } from './money';
import type { AiSettings, Means } from './types';
import type { Sum } from './usage/days';
import { Estimated } from './usage/Estimated';
import { useChangeAi } from './useChangeAi';
import { MEANS } from './words';

type AppRowProps = {
  app: string;
  title: string;
  settings: AiSettings;
  /** In the last 30 days. */
  used: Sum | undefined;
};

/** What an app may use, applied with a button: who goes through the choices by key passes others on the way. */
export function AppRow({ app, title, settings, used }: AppRowProps) {
  const [chosen, setChosen] = useState<Means | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  const change = useChangeAi();
  const current = settings.apps[app] ?? 'model';
  const means = chosen ?? current;

  const apply = () => {
    // The button goes when it is done; the focus must not go with it.
    field.current?.focus();
    if (change.isPending) return;
    const to = toChange({ ...settings, apps: { ...settings.apps, [app]: means } }, fieldsOf(settings));
    change.mutate(
      { to, message: `${title}: ${MEANS[means].toLowerCase()}.` },
      { onSuccess: () => setChosen(null), onError: showFailure },
    );
  };
  return (
    <Row>
      <Cell>
        <b>{title}</b>
      </Cell>
      <Cell label="Answers by">
        <span className={classes.choice}>
          <NativeSelect
            ref={field}
            size="xs"
            aria-label={`Answers of ${title} by`}
            aria-busy={change.isPending}
            data={Object.entries(MEANS).map(([value, label]) => ({ value, label }))}
            value={means}
            onChange={(event) => setChosen(event.currentTarget.value as Means)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setChosen(null);
            }}
          />
          {means !== current && (
            <Button size="xs" aria-label={`Apply to ${title}`} aria-busy={change.isPending} onClick={apply}>
              Apply
            </Button>
          )}
        </span>
      </Cell>
      <Cell label="Calls in 30 days">{used ? formatCount(used.calls) : '–'}</Cell>
      <Cell label="Failures">{used ? formatCount(used.failures) : '–'}</Cell>
      <Cell label="Tokens">{used ? formatCount(used.tokens) : '–'}</Cell>
      <Cell label="Cost">
        {used ? (
          <span>
            {formatCost(used.cost)} <Estimated isSo={used.estimated} />
          </span>
        ) : (
          '–'
        )}
      </Cell>
    </Row>
  );
}
