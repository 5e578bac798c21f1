/**
 * Reads values from bytes that may be cut anywhere: inside of a letter or of a line. Each line is a value in JSON.
 * `read` returns what the next bytes complete; `end` the last one, if it has no line end.
 */
export function makeReader<T>() {
  const decoder = new TextDecoder();
  let rest = '';
  const parse = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
  return {
    read(bytes: Uint8Array): T[] {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      return parse(lines);
    },
    end(): T[] {
      const last = rest + decoder.decode();
      rest = '';
      return parse([last]);
    },
  };
}

/** The values of a stream as they come, some at a time. Who stops listening ends it. */
export async function* readLines<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T[], void> {
  const bytes = stream.getReader();
  const { read, end } = makeReader<T>();
  try {
    for (;;) {
      const { done, value } = await bytes.read();
      const values = done ? end() : read(value);
      if (values.length > 0) yield values;
      if (done) return;
    }
  } finally {
    bytes.cancel().catch(() => {});
  }
}
