import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { piece, studio } from '../studio/testing';
import { type Handlers, open as openPage, segment } from '../testing';
import { PiecePage } from './PiecePage';

export const PIECE = '/api/graduway/studio/pieces/spring';

export const open = (tab = '', handlers: Handlers = {}, as: Schemas['Role'] = 'contributor') =>
  openPage(
    as,
    [
      { path: '/graduway/studio/pieces/:id/:tab?', element: <PiecePage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/graduway/studio/pieces/spring${tab}`,
    {
      [`GET ${PIECE}`]: () => answer<'StudioPiece'>(piece()),
      'GET /api/graduway/studio': () => answer<'Studio'>(studio()),
      'GET /api/graduway/studio/pieces': () => answer<'StudioPieceList'>({ pieces: [] }),
      'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [segment()] }),
      ...handlers,
    },
  );
