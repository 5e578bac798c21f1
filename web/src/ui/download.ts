/** Gives a text, or what has come as a file, to the browser as one. */
export function download(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Rows as a file that a spreadsheet reads. What looks like a formula is marked as text: it may come from anybody. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toField).join(',')).join('\r\n');
}

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d.,\s]+%?$/;

function toField(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
