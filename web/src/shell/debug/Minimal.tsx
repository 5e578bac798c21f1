/** The smallest page that renders. */
export function Minimal() {
  return <h1 tabIndex={-1}>Minimal</h1>;
}
