import type { Tint } from '@/ui/Pill';
import type { DocumentPage } from './types';

/** What documents are about, and who looks after it. */
export const AREAS: Record<string, { name: string; tint: Tint }> = {
  aid: { name: 'Financial aid', tint: 'orange' },
  alumni: { name: 'Alumni', tint: 'teal' },
  campus: { name: 'Campus', tint: 'gray' },
  giving: { name: 'Giving', tint: 'teal' },
  students: { name: 'Students', tint: 'orange' },
  talent: { name: 'Talent', tint: 'indigo' },
};

export const areaName = (area: string) => AREAS[area]?.name ?? area;

const KINDS: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word',
  markdown: 'Markdown',
  html: 'Web page',
  text: 'Text',
};

export const kindName = (kind: string) => KINDS[kind] ?? kind;

/** A page by the number that is printed on it. */
export const pageName = ({ number, label }: Pick<DocumentPage, 'number' | 'label'>) =>
  `Page ${label || number}`;
