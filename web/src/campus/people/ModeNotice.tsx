import type { Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { formatCount } from '@/ui/numbers';
import classes from './people.module.css';

type ModeNoticeProps = {
  found: Schemas['PeopleFound'];
  /** Not known at first. */
  index: Schemas['IndexState'] | undefined;
  hasFilters: boolean;
};

/** What the reader should know about how people were looked for. */
export function ModeNotice({ found, index, hasFilters }: ModeNoticeProps) {
  if (!found.note) return null;
  return (
    <div className={classes.notice}>
      {found.mode === 'building' ? (
        <Building note={found.note} index={index} hasFilters={hasFilters} />
      ) : (
        <Notice>{found.note}</Notice>
      )}
    </div>
  );
}

type BuildingProps = Omit<ModeNoticeProps, 'found'> & { note: string };

/** There is no index yet: says how far it is. */
function Building({ note, index, hasFilters }: BuildingProps) {
  if (index?.readiness === 'empty') return null;
  if (index?.trouble) return <Failure message={index.trouble} />;
  const building = index?.building;
  return (
    <Notice>
      <p>
        {note} {hasFilters && 'The filters have no effect until then.'}
      </p>
      {building && (
        <p className={classes.progress}>
          <progress
            aria-label="Making the index"
            max={building.total ?? undefined}
            value={building.total ? building.done : undefined}
          />
          {building.message}
          {building.total ? `, ${formatCount(building.done)} of ${formatCount(building.total)}` : ''}
        </p>
      )}
    </Notice>
  );
}
