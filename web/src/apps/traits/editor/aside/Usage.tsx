import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { usageQuery, useBase } from '../traits';
import classes from './aside.module.css';
import { UsageList } from './UsageList';

/** Who asks for a trait. */
export function Usage({ id }: { id: string }) {
  const base = useBase();
  const { data: usage, error, refetch } = useQuery(usageQuery(id));
  const isUsed = usage && usage.departments.length + usage.inheritedBy + usage.elsewhere.length > 0;
  return (
    <Panel
      title="Used by"
      aside={
        <Link to={`${base}/departments`} className={classes.more}>
          All departments
        </Link>
      }
    >
      {error && <Failure message={error.message} onRetry={() => refetch()} />}
      {!usage && !error && <Rows count={3} height={20} />}
      {isUsed === false && (
        <p className={classes.told}>Nothing yet. Name departments in the form to ask for it.</p>
      )}
      {isUsed && <UsageList usage={usage} />}
    </Panel>
  );
}
