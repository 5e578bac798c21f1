export type Place = {
  version?: number;
  page?: number;
  /** Words on that page to be marked. */
  quote?: string;
  /** The heading to go to. */
  heading?: string;
};

/** Where a document is read, or a place in it. */
export function documentAddress(id: string, { version, page, quote, heading }: Place = {}): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('version', String(version));
  if (page !== undefined) query.set('page', String(page));
  if (quote) query.set('quote', quote);
  const path = `/library/${encodeURIComponent(id)}`;
  return `${path}${query.size > 0 ? `?${query}` : ''}${heading ? `#${heading}` : ''}`;
}

/** Where the file is that a version was read from. */
export const fileAddress = (id: string, version: number) =>
  `/api/library/documents/${encodeURIComponent(id)}/versions/${version}/file`;
