import type { Department, DepartmentCell, MatrixRow } from '../types';
import type { DepartmentMatrix, MatrixCell } from './api';

export const IMPORTANCES = [5, 4, 3, 2, 1, 0] as const;

export const cellOf = ({ cells }: MatrixRow, department: string): MatrixCell =>
  cells.find((cell) => cell.department === department) ?? { department };

/** The matrix after cells are set. What is below them takes over what they say; all other rows stay the same. */
export function withCells(matrix: DepartmentMatrix, cells: readonly DepartmentCell[]): DepartmentMatrix {
  const rows = matrix.rows.map((row) => {
    const own = cells.filter(({ traitId }) => traitId === row.traitId);
    return own.reduce((changed, cell) => withCell(changed, matrix.departments, cell), row);
  });
  return { ...matrix, rows };
}

function withCell(row: MatrixRow, departments: readonly Department[], set: DepartmentCell): MatrixRow {
  const said = new Map(row.cells.map(({ department, own }) => [department, own ?? undefined]));
  said.set(set.department, set.importance ?? undefined);
  const known = new Map<string, MatrixCell>();
  for (const { id, parent } of departments) {
    const above = known.get(parent ?? '');
    known.set(id, { department: id, own: said.get(id), inherited: above && passedOn(above) });
  }
  return { ...row, cells: [...known.values()] };
}

/** What a department below this one takes over. */
const passedOn = ({ department, own, inherited }: MatrixCell) =>
  typeof own === 'number' ? { importance: own, from: department } : inherited;

/** How much it is asked for in the end. Nothing, if nobody says anything. */
export const importanceOf = ({ own, inherited }: MatrixCell) => own ?? inherited?.importance ?? null;

/** What a cell says and from whom it has that, in a few words. */
export function describe({ own, inherited }: MatrixCell, nameOf: (id: string) => string): string {
  const above = inherited && `${seen(inherited.importance)} from ${nameOf(inherited.from)}`;
  if (typeof own === 'number') return above ? `${seen(own)}, instead of ${above}` : seen(own);
  return above || 'nothing said';
}

/** Whoever speaks to the page names what is seen: the figure comes first. */
const seen = (importance: number) => (importance > 0 ? String(importance) : '0, not asked for');

/** From whom a cell has what it says, as a sentence beside its number. */
export function describeOrigin(cell: MatrixCell, nameOf: (id: string) => string): string {
  const { own, inherited } = cell;
  const above = inherited && nameOf(inherited.from);
  if (typeof own === 'number') {
    return inherited ? `Set here, instead of ${amount(inherited.importance)} from ${above}` : 'Set here';
  }
  return above ? `From ${above}` : 'Nothing said';
}

export const amount = (importance: number) => (importance > 0 ? String(importance) : 'not asked for');
