/** A text with the part that was typed marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase();
  const start = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
