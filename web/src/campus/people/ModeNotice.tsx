import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { formatCount } from '@/ui/numbers';
import { indexQuery, PEOPLE } from '../api';
import classes from './people.module.css';

type ModeNoticeProps = { found: Schemas['PeopleFound']; hasFilters: boolean };

/** What the reader should know about how people were looked for. */
export function ModeNotice({ found, hasFilters }: ModeNoticeProps) {
  if (!found.note) return null;
  return (
    <div className={classes.notice}>
      {found.mode === 'building' ? (
        <Building note={found.note} hasFilters={hasFilters} />
      ) : (
        <Notice>{found.note}</Notice>
      )}
    </div>
  );
}

/** Waits for the index, and has the people looked for again once it is there. */
function Building({ note, hasFilters }: { note: string; hasFilters: boolean }) {
  const queries = useQueryClient();
  const index = useQuery(indexQuery);
  const readiness = index.data?.readiness;
  const building = index.data?.building;
  useEffect(() => {
    if (readiness === 'ready') queries.invalidateQueries({ queryKey: [...PEOPLE, 'found'] });
  }, [readiness, queries]);

  if (readiness === 'empty') return null;
  if (index.data?.trouble) return <Failure message={index.data.trouble} />;
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
