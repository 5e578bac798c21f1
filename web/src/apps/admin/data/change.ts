import type { Schemas } from '@/api/client';
import type { ImportDetail } from './api';

type Change = Schemas['UpdateImport'];
type Column = Schemas['ImportColumn'];

/** What an import will look like after a change, as far as it can be told before the server has answered. */
export function withChange(detail: ImportDetail, { kind, options, likely, columns }: Change): ImportDetail {
  return {
    ...detail,
    columns: (columns ?? []).reduce(withChoice, detail.columns),
    import: {
      ...detail.import,
      kind: kind ?? detail.import.kind,
      options: options ?? detail.import.options,
      likely: likely ?? detail.import.likely,
    },
  };
}

/** A field has one column: it moves. */
function withChoice(columns: Column[], { column, field, order, mark }: Schemas['ColumnChoice']): Column[] {
  return columns.map((own, index) => {
    if (index !== column) return field && own.field === field ? { ...own, field: null } : own;
    return { ...own, field: field ?? null, order: order ?? own.order, mark: mark ?? own.mark };
  });
}

/** What is chosen now, to be kept when something else is read anew. */
export const choicesOf = (columns: Column[]): Schemas['ColumnChoice'][] =>
  columns.map(({ field, order, mark }, column) => ({ column, field: field ?? null, order, mark }));
