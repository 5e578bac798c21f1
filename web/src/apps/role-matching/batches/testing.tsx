import type { Schemas } from '@/api/client';
import { API, AT, batch, give, type Handlers, open } from '../testing';
import type { TalentFile } from '../types';
import { BatchPage } from './BatchPage';

export const ONE = `${API}/batches/b1`;
export const READ = `POST ${ONE}/read`;
export const IMPORTS = `GET ${ONE}/self-ids`;

export const job: Schemas['Job'] = {
  id: 'job-1',
  kind: 'candidates.read',
  title: 'Read Career fair',
  owner: 'uid-contributor',
  state: 'done',
  done: 2,
  total: 2,
  message: '',
  result: null,
  error: null,
  attempts: 1,
  cancelRequested: false,
  createdAt: AT,
  startedAt: AT,
  finishedAt: AT,
};

/** Opens an upload with these files. */
export const openBatch = (files: TalentFile[], handlers: Handlers = {}, as?: Schemas['Role']) =>
  open(
    [{ path: '/role-matching/batches/:id', element: <BatchPage /> }],
    '/role-matching/batches/b1',
    {
      [`GET ${ONE}`]: () =>
        give<Schemas['TalentBatchDetail']>({ batch: batch({ files: files.length }), files }),
      [READ]: () => give(job, 202),
      [IMPORTS]: () => give<Schemas['TalentSelfIdImportList']>({ imports: [] }),
      ...handlers,
    },
    as,
  );
