import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '@/api/client';
import { PersonLink } from '@/campus/PersonLink';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { lockedUnless, useMayChange } from '../rights';
import { PER_PAGE, type Ranking, type View } from './address';
import { peopleFile, peopleQuery } from './api';
import classes from './engagement.module.css';
import { formatScore, MODE_NAMES, modeName, RANKINGS } from './words';

const COLUMNS = ['Name', 'Class', 'Studied and lives', 'Score', 'Why', 'Counted'];

const DOWNLOAD = <IconDownload size={15} aria-hidden />;

type PeopleProps = { view: View; onShow: (change: Partial<View>) => void };

/** Who takes part most, who does so more than before, and who does no more. */
export function People({ view, onShow }: PeopleProps) {
  const found = useQuery(peopleQuery(view));
  const mayChange = useMayChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ranking, listMode, page } = view;
  const turn = (to: number) => {
    onShow({ page: to });
    heading.current?.focus();
  };
  const isKept = found.data !== undefined && !found.isError;
  return (
    <Panel
      title="People"
      headingRef={heading}
      aside={
        <Choice
          label="Which people"
          options={Object.entries(RANKINGS).map(([value, { name }]) => ({
            value: value as Ranking,
            label: name,
          }))}
          value={ranking}
          onChange={(next) => onShow({ ranking: next })}
        />
      }
    >
      <div className={classes.controls} data-inside>
        <p className={classes.means} role="status">
          {isKept && `${countOf(found.data.total, 'person', 'people')}. `}
          {RANKINGS[ranking].means}
          {isKept && found.data.unnamed > 0 && ` ${sayUnnamed(found.data.unnamed)}`}
        </p>
        <NativeSelect
          label="By"
          data={['any' as const, ...MODE_NAMES].map((mode) => ({ value: mode, label: modeName(mode) }))}
          value={listMode}
          onChange={(event) => onShow({ listMode: event.currentTarget.value as View['listMode'] })}
        />
        {mayChange ? (
          <Button
            variant="default"
            component="a"
            href={peopleFile(view)}
            download="engagement.csv"
            leftSection={DOWNLOAD}
          >
            Export list
          </Button>
        ) : (
          <Button variant="default" leftSection={DOWNLOAD} {...lockedUnless(mayChange)}>
            Export list
          </Button>
        )}
      </div>
      {found.isPending && <Rows />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {isKept && found.data.people.length === 0 && (
        <Empty title="Nobody is in this list">
          {Object.keys(view.among).length > 0
            ? 'Choose everybody above, or another list.'
            : 'Choose another list, or another mode.'}
        </Empty>
      )}
      {isKept && found.data.people.length > 0 && (
        <div aria-busy={found.isPlaceholderData}>
          <Table label={RANKINGS[ranking].name} columns={COLUMNS}>
            {found.data.people.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={() => onShow({ person: person.id, page })} />
            ))}
          </Table>
        </div>
      )}
      {isKept && (
        <div className={classes.pager}>
          <Pager page={page} perPage={PER_PAGE} total={found.data.total} onChange={turn} />
        </div>
      )}
    </Panel>
  );
}

const sayUnnamed = (count: number) =>
  `${formatCount(count)} more would be here, had they agreed to be named.`;

function PersonRow({ person, onOpen }: { person: Schemas['EngagementPersonRow']; onOpen: () => void }) {
  const { id, name, classYear, field, region, scores, reason } = person;
  return (
    <Row>
      <Cell>
        <PersonLink person={{ id, name }} />
      </Cell>
      <Cell label="Class">{classYear ?? <span className={classes.soft}>Not known</span>}</Cell>
      <Cell label="Studied, lives">
        <span className={classes.two}>
          {field ?? <span className={classes.soft}>Not known</span>}
          {region && <small>{region}</small>}
        </span>
      </Cell>
      <Cell label="Score">
        <b className={classes.score}>{formatScore(scores.total)}</b>
      </Cell>
      <Cell label="Why">
        <span className={classes.why}>{reason}</span>
      </Cell>
      <Cell>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`What was counted of ${name}`}
          onClick={onOpen}
        >
          What was counted
        </Button>
      </Cell>
    </Row>
  );
}
