import { vi } from 'vitest';

/** Listens to what the browser is given to keep, by its name. */
export function listenToFiles(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** A file as the server sends it. */
export const sentFile = (text: string, disposition: string) =>
  new Response(text, { headers: { 'Content-Disposition': disposition } });
