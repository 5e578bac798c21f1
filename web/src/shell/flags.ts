/** What the server writes into the page, so that it is known before anything is asked. */
export type Flags = { debugPages: boolean; demo: boolean };

/** Under Vite nobody fills the flags in: there everything is on. */
const DEVELOPMENT: Flags = { debugPages: true, demo: true };

export function readFlags(document: Document): Flags {
  const content = document.querySelector<HTMLMetaElement>('meta[name="quad-flags"]')?.content ?? '';
  return content.startsWith('{') ? JSON.parse(content) : DEVELOPMENT;
}
