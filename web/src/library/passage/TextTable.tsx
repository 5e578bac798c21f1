import { type Piece, slicePieces } from '../highlight';
import type { Numbered } from './groups';
import { Marked } from './Marked';
import { cellsOf } from './table';

type TextTableProps = { rows: readonly Numbered[]; piecesOf: (row: Numbered) => readonly Piece[] };

/** A table of a document. */
export function TextTable({ rows, piecesOf }: TextTableProps) {
  const heads = rows.filter(({ kind }) => kind === 'header');
  const others = rows.filter(({ kind }) => kind !== 'header');
  const cells = (row: Numbered) =>
    cellsOf(row.text).map(({ start, end }) => slicePieces(piecesOf(row), start, end));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div data-table role="group" aria-label="Table" tabIndex={0}>
      <table>
        {heads.length > 0 && (
          <thead>
            {heads.map((row) => (
              <tr key={row.index}>
                {cells(row).map((pieces, at) =>
                  // A head without words is none.
                  pieces.length > 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name, and never move.
                    <th key={at} scope="col">
                      <Marked pieces={pieces} />
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                    <td key={at} />
                  ),
                )}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {others.map((row) => (
            <tr key={row.index}>
              {cells(row).map((pieces, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <td key={at}>
                  <Marked pieces={pieces} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
