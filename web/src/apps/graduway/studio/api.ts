import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { orOvertaken } from '../saved';

export type Piece = Schemas['StudioPiece'];
export type Card = Schemas['StudioCard'];
export type Sentence = Schemas['OutreachSentence'];
export type Source = Schemas['OutreachSource'];
export type Finding = Schemas['OutreachFinding'];
export type Place = Schemas['OutreachPlace'];

/** Everything of the studio. */
export const STUDIO_KEY = ['graduway', 'studio'];
export const PREVIEWS = 3;

/** What can be written, and about which events. */
export const studioQuery = queryOptions({
  queryKey: [...STUDIO_KEY, 'offers'],
  queryFn: () => ask(api.GET('/api/graduway/studio')),
});

export const piecesQuery = queryOptions({
  queryKey: [...STUDIO_KEY, 'pieces'],
  queryFn: () => ask(api.GET('/api/graduway/studio/pieces')),
  select: ({ pieces }) => pieces,
});

const ofOne = (id: string) => ({ params: { path: { id } } });
const keyOf = (id: string) => [...STUDIO_KEY, 'pieces', id];

export const pieceQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: () => ask(api.GET('/api/graduway/studio/pieces/{id}', ofOne(id))),
  });

/** What depends on what a piece says and to whom: another revision has others. */
export const previewQuery = ({ id, revision }: Piece, page: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'preview', revision, page],
    queryFn: ({ signal }) => {
      const query = { offset: (page - 1) * PREVIEWS, limit: PREVIEWS };
      return ask(
        api.GET('/api/graduway/studio/pieces/{id}/preview', { params: { path: { id }, query }, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const recipientsQuery = ({ id, revision }: Piece) =>
  queryOptions({
    queryKey: [...keyOf(id), 'recipients', revision],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/graduway/studio/pieces/{id}/recipients', { ...ofOne(id), signal })),
    placeholderData: keepPreviousData,
  });

export const versionsQuery = ({ id, revision }: Piece) =>
  queryOptions({
    queryKey: [...keyOf(id), 'versions', revision],
    queryFn: () => ask(api.GET('/api/graduway/studio/pieces/{id}/versions', ofOne(id))),
    select: ({ versions }) => versions,
    placeholderData: keepPreviousData,
  });

export const createPiece = (body: Schemas['CreateStudioPiece']) =>
  ask(api.POST('/api/graduway/studio/pieces', { body }));

export const savePiece = (id: string, body: Schemas['SaveStudioPiece']) =>
  orOvertaken<Piece>(api.PUT('/api/graduway/studio/pieces/{id}', { ...ofOne(id), body }));

export const composePiece = (id: string, body: Schemas['ComposeStudioPiece']) =>
  orOvertaken<Piece>(api.POST('/api/graduway/studio/pieces/{id}/compose', { ...ofOne(id), body }));

export const deletePiece = (id: string) => ask(api.DELETE('/api/graduway/studio/pieces/{id}', ofOne(id)));

export const restorePiece = (id: string) =>
  ask(api.POST('/api/graduway/studio/pieces/{id}/restore', ofOne(id)));

export const restoreVersion = (id: string, number: number, seen: number) =>
  orOvertaken<Piece>(
    api.POST('/api/graduway/studio/pieces/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { seen },
    }),
  );

export const approvePiece = (id: string, hash: string) =>
  orOvertaken<Piece>(api.POST('/api/graduway/studio/pieces/{id}/approve', { ...ofOne(id), body: { hash } }));

export const reopenPiece = (id: string) =>
  ask(api.POST('/api/graduway/studio/pieces/{id}/reopen', ofOne(id)));

export type FileKind = 'export.txt' | 'export.html' | 'export.eml' | 'recipients.csv';

/** A file of a piece; with somebody, as they would read it. */
export const fileAddress = (id: string, file: FileKind, person?: number) =>
  `/api/graduway/studio/pieces/${encodeURIComponent(id)}/${file}${person === undefined ? '' : `?person=${person}`}`;
