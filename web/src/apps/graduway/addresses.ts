export const HOME = '/graduway';
export const SEGMENTS = `${HOME}/segments`;
export const ASK = `${HOME}/ask`;
export const ENGAGEMENT = `${HOME}/engagement`;
export const STUDIO = `${HOME}/studio`;
export const NEW_PIECE = `${STUDIO}/new`;
export const QUALITY = `${HOME}/quality`;

export type PieceTab = 'draft' | 'preview' | 'readers' | 'versions';

export const pieceAddress = (id: string, tab: PieceTab = 'draft') =>
  `${STUDIO}/pieces/${encodeURIComponent(id)}${tab === 'draft' ? '' : `/${tab}`}`;

export type QualityTab = 'queue' | 'tasks' | 'history';

export const qualityAddress = (tab: QualityTab) => (tab === 'queue' ? QUALITY : `${QUALITY}/${tab}`);
