export const HOME = '/financial-aid';
export const IMPORT = `${HOME}/import`;

export const TABS = ['trace', 'package', 'what-if', 'compare', 'ask', 'checks', 'letter'] as const;
export type TabName = (typeof TABS)[number];

/** The first tab is at the address of the family itself. */
export const familyAddress = (id: string, tab: TabName = 'trace') =>
  `${HOME}/families/${encodeURIComponent(id)}${tab === 'trace' ? '' : `/${tab}`}`;
