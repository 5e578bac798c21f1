export type SentEvent = { name: string; data: string };

const LINE_END = /\r\n|\n|\r/;

/**
 * Reads server-sent events from bytes that may be cut anywhere: inside of a letter, a line end or an event.
 * Returns what the next bytes complete.
 */
export function makeReader(): (bytes: Uint8Array) => SentEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];

  const take = (line: string): SentEvent | null => {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', data: data.join('\n') } : null;
      name = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    // A comment keeps the line open and says nothing; its field has no name.
    else if (field === 'data') data.push(value);
    return null;
  };

  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true });
    const events: SentEvent[] = [];
    for (;;) {
      const end = LINE_END.exec(rest);
      // At the very end a carriage return may be half of a line end.
      if (!end || (end[0] === '\r' && end.index === rest.length - 1)) return events;
      const event = take(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
      if (event) events.push(event);
    }
  };
}
