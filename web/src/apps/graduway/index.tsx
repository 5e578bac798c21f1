import { IconSchool } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { ASK, ENGAGEMENT, HOME, NEW_PIECE, QUALITY, SEGMENTS, STUDIO } from './addresses';

const directory = lazyPage(async () => (await import('./directory/Directory')).Directory);
const segments = lazyPage(async () => (await import('./segments/Segments')).Segments);
const record = lazyPage(async () => (await import('./records/RecordPage')).RecordPage);
const ask = lazyPage(async () => (await import('./ask/AskPage')).AskPage);
const engagement = lazyPage(async () => (await import('./engagement/Engagement')).Engagement);
const studio = lazyPage(async () => (await import('./studio/Studio')).Studio);
const begin = lazyPage(async () => (await import('./studio/NewPiece')).NewPiece);
const piece = lazyPage(async () => (await import('./piece/PiecePage')).PiecePage);
const quality = lazyPage(async () => (await import('./quality/QualityPage')).QualityPage);

export const graduway: SuiteApp = {
  icon: IconSchool,
  routes: [
    { path: HOME, lazy: directory },
    { path: SEGMENTS, lazy: segments },
    { path: `${HOME}/records/:kind/:id`, lazy: record },
    { path: ASK, lazy: ask },
    { path: ENGAGEMENT, lazy: engagement },
    { path: STUDIO, lazy: studio },
    { path: NEW_PIECE, lazy: begin },
    { path: `${STUDIO}/pieces/:id/:tab?`, lazy: piece },
    { path: `${QUALITY}/:tab?`, lazy: quality },
  ],
};
