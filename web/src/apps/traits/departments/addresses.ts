/** The page of the departments, with what it shows. Its first tab needs no name. */
export function departmentsAddress(base: string, shown: Record<string, string>): string {
  const search = new URLSearchParams(shown);
  if (search.get('tab') === 'matrix') search.delete('tab');
  const query = search.toString();
  return `${base}/departments${query && `?${query}`}`;
}
