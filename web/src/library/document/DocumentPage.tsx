import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { documentAddress } from '../addresses';
import { documentQuery } from '../api';
import { REASON, REASON_ID, useMayChange } from '../rights';
import type { LibraryDocument } from '../types';
import { useDelete } from '../useDelete';
import { areaName, kindName } from '../words';
import { DocumentActions, type Opened } from './DocumentActions';
import { EditDialog } from './EditDialog';
import { History } from './History';
import { NewVersion } from './NewVersion';
import { pagesIn, readNumber, windowOf } from './places';
import { Reader } from './Reader';

const above = <Link to="/library">Library</Link>;

/** One document of the library, in one of its versions. */
export function DocumentPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const version = readNumber(search.get('version'));
  const page = windowOf(readNumber(search.get('page')));
  const { data: document, error, refetch } = useQuery(documentQuery(id, { version, page }));
  if (isRefusal(error, 'not_found')) return <Missing id={id} version={version} />;
  if (document) return <Whole key={id} document={document} />;
  if (error) {
    return (
      <Page title="This document cannot be shown" above={above}>
        <Failure message={error.message} onRetry={() => refetch()} />
      </Page>
    );
  }
  return (
    <Page title={undefined} above={above}>
      <Rows count={8} height={24} />
    </Page>
  );
}

function Missing({ id, version }: { id: string; version: number | undefined }) {
  return (
    <Page title="There is no such document" above={above} narrow>
      <Empty title={version ? `It is not there, or has no version ${version}` : 'It is not in the library'}>
        <p>The link may be old, or somebody has deleted the document.</p>
        <Button component={Link} to={version ? documentAddress(id) : '/library'} variant="default">
          {version ? 'Read the version in force' : 'Search the library'}
        </Button>
      </Empty>
    </Page>
  );
}

function Whole({ document }: { document: LibraryDocument }) {
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const remove = useDelete(() => navigate('/library'));
  const close = () => setOpened(null);
  return (
    <Page
      title={document.title}
      above={above}
      lead={
        <>
          {describe(document)} {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={
        <DocumentActions document={document} onOpen={setOpened} onDelete={() => remove.mutate(document)} />
      }
    >
      {opened === 'version' && <NewVersion id={document.id} title={document.title} onClose={close} />}
      <Reader document={document} />
      {opened === 'history' && <History document={document} onClose={close} />}
      {opened === 'edit' && <EditDialog document={document} onClose={close} />}
    </Page>
  );
}

function describe(document: LibraryDocument): string {
  const { area, kind, source, shown, versions } = document;
  const pages = pagesIn(document);
  const version = versions.length > 1 && `Version ${shown}`;
  const known = [source, areaName(area), kindName(kind), version, pages > 0 && countOf(pages, 'page')];
  return `${known.filter(Boolean).join(' · ')}.`;
}
