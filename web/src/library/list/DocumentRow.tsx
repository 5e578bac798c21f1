import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { documentAddress } from '../addresses';
import { ReadingProgress } from '../ReadingProgress';
import { lockedUnless, useMayChange } from '../rights';
import { ReplaceFile } from '../sending/ReplaceFile';
import type { DocumentCard } from '../types';
import { AREAS, areaName, kindName } from '../words';
import classes from './list.module.css';

type DocumentRowProps = { card: DocumentCard; onDelete: () => void };

export function DocumentRow({ card, onDelete }: DocumentRowProps) {
  const mayChange = useMayChange();
  const { id, title, area, kind, source, pageCount, updatedAt, updatedBy } = card;
  return (
    <Row>
      <Cell>
        <div className={classes.document}>
          <Link to={documentAddress(id)} data-step={card.state === 'ready' || undefined}>
            {title}
          </Link>
          <span className={classes.under}>{[kindName(kind), source].filter(Boolean).join(' · ')}</span>
          <State card={card} />
        </div>
      </Cell>
      <Cell label="Area">
        <Pill tint={AREAS[area]?.tint}>{areaName(area)}</Pill>
      </Cell>
      <Cell label="Pages">{pageCount || '–'}</Cell>
      <Cell label="Changed">
        <span>
          <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>
          <span className={classes.under}>{updatedBy}</span>
        </span>
      </Cell>
      <Cell>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={15} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={onDelete}
        >
          Delete<span className="visually-hidden"> {title}</span>
        </Button>
      </Cell>
    </Row>
  );
}

/** What becomes of a file that is not read yet. */
function State({ card }: { card: DocumentCard }) {
  const { id, title, state, problem } = card;
  if (state === 'reading') return <ReadingProgress card={card} />;
  if (state === 'failed') {
    return (
      <div className={classes.failed}>
        <p className={classes.problem}>
          <Pill tint="red">Not read</Pill> {problem ?? 'The file could not be read.'}
        </p>
        <ReplaceFile id={id} title={title} />
      </div>
    );
  }
  return null;
}
