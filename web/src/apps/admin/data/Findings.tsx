import type { Schemas } from '@/api/client';
import { Figure, Figures } from '@/ui/Figures';
import { formatCount } from '@/ui/numbers';
import { countsOf, type ImportDetail } from './api';
import { Changes } from './Changes';
import { LikelyRows } from './LikelyRows';
import { RejectedRows } from './RejectedRows';

const BECOMES: Record<Schemas['Likely'], string> = {
  skip: 'Left out',
  update: 'Change the person who is there',
  add: 'Add another person',
};

/** What the rows of a file come to: counted, and in examples. After the import there are no examples. */
export function Findings({ detail: { import: own, preview } }: { detail: ImportDetail }) {
  const { likely, id } = own;
  const counts = countsOf(own);
  if (!counts) return null;
  return (
    <>
      <Figures>
        <Figure label="Rows">{formatCount(counts.rows)}</Figure>
        <Figure label="New">{formatCount(counts.new)}</Figure>
        <Figure label="Changed">{formatCount(counts.changed)}</Figure>
        <Figure label="Unchanged" hint="There already">
          {formatCount(counts.unchanged)}
        </Figure>
        {counts.repeated > 0 && (
          <Figure label="Repeated" hint="More about an earlier row">
            {formatCount(counts.repeated)}
          </Figure>
        )}
        <Figure label="Likely duplicates" hint={counts.likely > 0 && BECOMES[likely]}>
          {formatCount(counts.likely)}
        </Figure>
        <Figure label="Rejected">{formatCount(counts.rejected)}</Figure>
      </Figures>
      {counts.rejected > 0 && <RejectedRows id={id} counts={counts} rows={preview?.rejected ?? []} />}
      {preview && preview.likely.length > 0 && <LikelyRows rows={preview.likely} total={counts.likely} />}
      {preview && preview.changes.length > 0 && (
        // Rows that change what an earlier row adds are shown, but not counted apart from those that only repeat it.
        <Changes
          changes={preview.changes}
          total={Math.max(counts.new + counts.changed, preview.changes.length)}
        />
      )}
    </>
  );
}
