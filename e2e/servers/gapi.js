// In place of https://apis.google.com/js/api.js, which the tests cannot load: as much of it as Firebase's
// SDK and the helper frame of the emulator use to talk to each other.
(() => {
  let lastCall = 0;

  /** One end of a connection between a page and a frame. */
  class Frame {
    constructor(otherEnd) {
      this.otherEnd = otherEnd;
      this.handlers = new Map([['ping', () => true]]);
      this.calls = new Map();
      window.addEventListener('message', (event) => {
        if (event.source === this.otherEnd() && event.data?.gapi) void this.receive(event.data);
      });
    }

    async receive({ call, name, data, results }) {
      if (results) {
        this.calls.get(call)?.(results);
        this.calls.delete(call);
        return;
      }
      const handler = this.handlers.get(name);
      if (handler) this.post({ call, results: [await handler(data)] });
    }

    post(message) {
      this.otherEnd().postMessage({ gapi: true, ...message }, '*');
    }

    register(name, handler) {
      this.handlers.set(name, handler);
    }

    send(name, data, onResults) {
      lastCall += 1;
      this.calls.set(lastCall, (results) => {
        try {
          onResults?.(results);
        } catch {
          // The SDK throws at the end of one of its callbacks, and relies on this.
        }
      });
      this.post({ call: lastCall, name, data });
    }

    /** The other end may not have loaded yet, and is asked until it answers. */
    ping(onAnswer) {
      return new Promise((resolve) => {
        const asking = setInterval(() => {
          this.send('ping', null, (results) => {
            clearInterval(asking);
            onAnswer?.(results);
            resolve(results);
          });
        }, 50);
      });
    }

    restyle() {
      return Promise.resolve();
    }
  }

  const parent = window.parent === window ? null : new Frame(() => window.parent);
  const context = {
    getParentIframe: () => parent,
    async open({ url, where, attributes }, onOpen) {
      const element = document.createElement('iframe');
      Object.assign(element.style, attributes?.style);
      element.setAttribute('aria-hidden', 'true');
      element.tabIndex = -1;
      element.src = url;
      where.appendChild(element);
      const frame = new Frame(() => element.contentWindow);
      await onOpen?.(frame);
      return frame;
    },
  };
  window.gapi = {
    load: (_, options) => setTimeout(options.callback ?? options),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Frame, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
