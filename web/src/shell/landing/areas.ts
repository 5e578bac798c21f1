import type { Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';

type Area = Schemas['Area'];

/** The parts of the landing page, in their order. */
export const AREAS: readonly Area[] = ['alumni-and-giving', 'talent', 'students', 'workspace'];

export const AREA_NAMES: Record<Area, string> = {
  'alumni-and-giving': 'Alumni and giving',
  talent: 'Talent',
  students: 'Students',
  workspace: 'Workspace',
};

export const AREA_TINTS: Record<Area, Tint> = {
  'alumni-and-giving': 'teal',
  talent: 'indigo',
  students: 'orange',
  workspace: 'grape',
};

/** How many tiles to expect, so that the page does not jump when they come. */
export const AREA_SIZES: Record<Area, number> = {
  'alumni-and-giving': 4,
  talent: 4,
  students: 2,
  workspace: 2,
};
