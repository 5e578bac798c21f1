/** What a version has changed, in words. */
export const changedWords = (changed: readonly string[], fields: Record<string, string>) =>
  changed.length === 0 ? 'Begun' : `Changed: ${changed.map((field) => fields[field] ?? field).join(', ')}`;
