import { api, ask } from './client';

/** A file and what it is called. */
export type NamedFile = { name: string; file: Blob };

/** A file of the server by its address, under the name that it gives it. What it refuses is a failure like any other. */
export async function fetchFile(address: string): Promise<NamedFile> {
  let name = '';
  const file = await ask(
    // The contract knows patterns of addresses; which one it is makes no difference to a file.
    api.GET(address as '/api/session', { parseAs: 'blob' }).then((answer) => {
      name = nameIn(answer.response.headers.get('Content-Disposition') ?? '');
      return answer;
    }),
  );
  return { name: name || lastPartOf(address), file: file as unknown as Blob };
}

/** What a file is called in a header of RFC 6266; the name with all its letters goes before the plain one. */
export function nameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
  try {
    return whole ? decodeURIComponent(whole) : plain;
  } catch {
    return plain;
  }
}

const lastPartOf = (address: string) => /([^/?#]+)(?:[?#]|$)/.exec(address)?.[1] ?? 'file';
