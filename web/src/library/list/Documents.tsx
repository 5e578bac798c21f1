import type { UseQueryResult } from '@tanstack/react-query';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useMayChange } from '../rights';
import type { DocumentCard } from '../types';
import { useDelete } from '../useDelete';
import { areaName } from '../words';
import { DocumentRow } from './DocumentRow';
import classes from './list.module.css';

const COLUMNS = ['Document', 'Area', 'Pages', 'Changed', 'Action'];

type DocumentsProps = { found: UseQueryResult<DocumentCard[]>; q: string; area: string };

/** The documents of an area, and those whose names have the words. */
export function Documents({ found, q, area }: DocumentsProps) {
  const { heading, within } = useKeptFocus();
  const remove = useDelete();
  const all = found.data ?? [];
  const named = all.filter((card) => (!area || card.area === area) && hasWords(card, q));
  // What is being read comes first: whoever brought it looks for its progress.
  const shown = [...named.filter(isReading), ...named.filter((card) => !isReading(card))];
  // While passages are looked for, a name that has none of the words is no news.
  if (q && found.data && shown.length === 0) return null;
  return (
    <div {...within}>
      <Panel
        title={q ? 'Documents of that name' : 'Documents'}
        headingRef={heading}
        aside={<span className={classes.count}>{shown.length > 0 && countOf(shown.length, 'document')}</span>}
      >
        {found.isPending && <Rows />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {found.data && shown.length === 0 && <Nothing area={all.length > 0 ? area : ''} />}
        {shown.length > 0 && (
          <Table label="Documents" columns={COLUMNS}>
            {shown.map((card) => (
              <DocumentRow key={card.id} card={card} onDelete={() => remove.mutate(card)} />
            ))}
          </Table>
        )}
      </Panel>
    </div>
  );
}

function isReading(card: DocumentCard) {
  return card.state === 'reading';
}

function Nothing({ area }: { area: string }) {
  const mayChange = useMayChange();
  const next = mayChange
    ? 'Add a document: a policy, a handbook or a guide. Answers can quote it as soon as it has been read.'
    : 'A contributor or an admin can add policies, handbooks and guides.';
  return (
    <Empty title={area ? `Nothing about ${areaName(area)} yet` : 'The library is empty'}>
      {area ? `Choose another area. ${next}` : next}
    </Empty>
  );
}

function hasWords({ title, source }: DocumentCard, q: string): boolean {
  const text = `${title} ${source}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
