import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { roleAddress } from '../addresses';
import { whatIfOf } from '../ranking/api';
import { useView } from '../ranking/useView';
import { writeView } from '../ranking/view';
import { useEditing } from '../role/context';
import { comparisonQuery } from './api';
import { Compared } from './Compared';
import classes from './compare.module.css';

/** Those who were picked, side by side. */
export function CompareTab() {
  const { role } = useEditing();
  const { view, go } = useView();
  const { heading, within } = useKeptFocus();
  const { isShort } = view;
  const isEnough = view.picked.length >= 2;
  const body = { candidates: [...view.picked], blind: view.isBlind, whatIf: whatIfOf(role, view) };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(role, body),
    enabled: isEnough,
  });
  return (
    <div {...within}>
      <Panel
        title="Side by side"
        headingRef={heading}
        aside={
          isEnough && (
            <Button
              size="xs"
              variant="default"
              aria-pressed={isShort}
              onClick={() => go({ isShort: !isShort }, { replace: true })}
            >
              Only what differs
            </Button>
          )
        }
      >
        {!isEnough && (
          <Empty title="Pick two to four candidates">
            <p>Tick them in the ranking, or press X on a row.</p>
            <Button component={Link} to={`${roleAddress(role.id)}?${writeView(view)}`} variant="default">
              To the ranking
            </Button>
          </Empty>
        )}
        {isEnough && error && (
          <div className={classes.failed}>
            <Failure message={error.message} onRetry={() => void refetch()} />
            <Button size="xs" variant="default" onClick={() => go({ picked: [] })}>
              Put all down
            </Button>
          </div>
        )}
        {isEnough && !data && !error && (
          <div className={classes.body}>
            <Rows count={6} />
          </div>
        )}
        {isEnough && data && (
          <div data-old={isPlaceholderData || undefined} className={classes.compared}>
            <Compared
              comparison={data}
              isShort={isShort}
              addressOf={(who) => `${roleAddress(role.id)}?${writeView({ ...view, who })}`}
              onDrop={(id) => go({ picked: view.picked.filter((one) => one !== id) })}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}
