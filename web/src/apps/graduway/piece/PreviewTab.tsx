import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/client';
import { fetchFile } from '@/api/file';
import { PersonLink } from '@/campus/PersonLink';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { useDownload } from '@/ui/useDownload';
import { type FileKind, fileAddress, type Piece, PREVIEWS, previewQuery } from '../studio/api';
import { FIELDS } from '../studio/words';
import classes from './piece.module.css';

/** What some of the readers would read. */
export function PreviewTab({ piece }: { piece: Piece }) {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useQuery(previewQuery(piece, page));
  const turn = (to: number) => {
    setPage(to);
    heading.current?.focus();
  };
  return (
    <Panel
      title="What readers would read"
      headingRef={heading}
      aside={
        <span className={classes.soft} role="status">
          {found.data && countOf(found.data.total, 'reader')}
        </span>
      }
    >
      <p className={classes.told}>
        Of version {piece.revision}, as it is saved. Where somebody does not share something, other words
        stand in its place.
      </p>
      {found.isPending && <Rows count={3} height={160} />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data && found.data.total === 0 && (
        <Empty title="Nobody would read it">Choose other readers.</Empty>
      )}
      {found.data && (
        <div className={classes.previews} aria-busy={found.isPlaceholderData}>
          {found.data.previews.map((preview) => (
            <Preview key={preview.person} piece={piece} preview={preview} />
          ))}
          <Pager page={page} perPage={PREVIEWS} total={found.data.total} onChange={turn} />
        </div>
      )}
    </Panel>
  );
}

function Preview({ piece, preview }: { piece: Piece; preview: Schemas['StudioPreview'] }) {
  const { person, name, subject, paragraphs, filled, leftOut } = preview;
  const { save, isPending } = useDownload();
  const take = (file: FileKind) => {
    if (!isPending) save(() => fetchFile(fileAddress(piece.id, file, person)));
  };
  return (
    <article className={classes.preview} aria-label={`For ${name}`}>
      <header className={classes.to}>
        <span>
          For <PersonLink person={{ id: person, name }} />
        </span>
        {leftOut ? <Pill tint="orange">Does not get it today</Pill> : <Pill tint="green">Gets it today</Pill>}
        <Button
          size="compact-sm"
          variant="default"
          aria-busy={isPending}
          onClick={() => take('export.txt')}
          aria-label={`Download the text for ${name}`}
        >
          Text
        </Button>
        {piece.approval && !leftOut && (
          <Button
            size="compact-sm"
            variant="default"
            aria-busy={isPending}
            onClick={() => take('export.eml')}
            aria-label={`Download the mail for ${name}`}
          >
            Mail (.eml)
          </Button>
        )}
      </header>
      {leftOut && <p className={classes.leftOut}>{leftOut.message}</p>}
      <p className={classes.line}>{subject}</p>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place.
        <p key={at}>{paragraph}</p>
      ))}
      {filled.length > 0 && (
        <p className={classes.soft}>
          Put in:{' '}
          {filled
            .map(
              ({ field, value, isFallback }) =>
                `${FIELDS[field]} “${value}”${isFallback ? ' (for everybody: not known, or not shared)' : ''}`,
            )
            .join(', ')}
        </p>
      )}
    </article>
  );
}
