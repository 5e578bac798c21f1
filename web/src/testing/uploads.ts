import { vi } from 'vitest';

/** The request that sends a file, moved on by a test. */
export class Uploading {
  static last: Uploading;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  responseType = '';
  status = 0;
  response: unknown;
  address = '';
  body: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    Uploading.last = this;
  }

  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: unknown) {
    this.body = body;
  }

  abort() {
    this.onabort?.();
  }

  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

export const stubUploads = () => vi.stubGlobal('XMLHttpRequest', Uploading);
