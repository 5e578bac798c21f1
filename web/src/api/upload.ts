import { ApiFailure, failureOf } from './client';

type Upload = {
  address: string;
  file: Blob;
  token: string | null | undefined;
  /** How many bytes have left so far. */
  onProgress: (sent: number) => void;
  /** Stops it. */
  signal: AbortSignal;
};

const CUT_OFF =
  'The connection was cut before the file had arrived. Nothing was kept; choose the file again.';

/** Sends a file as it is. `fetch` cannot tell how much of it has left, so this is the older way. */
export function upload<T>({ address, file, token, onProgress, signal }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (token) request.setRequestHeader('X-CSRF-Token', token);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      request.status < 300
        ? resolve(request.response as T)
        : reject(failureOf(request.response, request.status));
    request.onerror = () => reject(new ApiFailure('unreachable', CUT_OFF));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
