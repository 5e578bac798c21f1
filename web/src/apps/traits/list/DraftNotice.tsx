import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '@/ui/Notice';
import { editAddress, useBase } from '../addresses';
import type { TraitDraft } from '../types';
import { draftsQuery } from './api';
import classes from './list.module.css';

/** So many are named; whoever has more has other worries. */
const NAMED = 3;

/** What the person has begun and not saved. If it cannot be asked for, nothing is lost. */
export function DraftNotice() {
  const base = useBase();
  const drafts = useQuery(draftsQuery).data ?? [];
  if (drafts.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {drafts.slice(0, NAMED).map((draft) => {
          const name = nameOf(draft);
          return (
            <p key={draft.traitId}>
              You have an unfinished draft: {name}.{' '}
              <Link to={draft.traitId === 'new' ? `${base}/new` : editAddress(base, draft.traitId)}>
                Continue<span className="visually-hidden"> {name}</span>
              </Link>
            </p>
          );
        })}
        {drafts.length > NAMED && <p>There are {drafts.length - NAMED} more.</p>}
      </Notice>
    </div>
  );
}

/** A draft may be without a name yet. */
function nameOf({ traitId, content }: TraitDraft): string {
  const { name } = content as { name?: unknown };
  if (typeof name === 'string' && name.trim()) return name.trim();
  return traitId === 'new' ? 'a new trait' : 'a trait without a name';
}
