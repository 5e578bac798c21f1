import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { demoQuery } from './api';
import { Demo } from './Demo';
import { Refused } from './Refused';
import classes from './traits.module.css';

/** Made-up people side by side. */
export function TraitDemo() {
  const { data, error, isPending, refetch } = useQuery(demoQuery);
  return (
    <Page title="Trait demo" lead="The traits of made-up people as a radar, as bars and as a table.">
      <div className={classes.notice}>
        <Notice>These people are made up. So is everything that they say.</Notice>
      </div>
      <Refused failure={error} onRetry={() => refetch()} />
      {isPending && <Rows count={5} height={56} />}
      {data && <Demo demo={data} />}
    </Page>
  );
}
