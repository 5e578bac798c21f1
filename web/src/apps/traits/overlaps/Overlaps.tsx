import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { AlikeTraits } from '../types';
import { alikeQuery } from './api';
import { MergeDialog } from './MergeDialog';
import { NothingAlike } from './NothingAlike';
import classes from './overlaps.module.css';
import { Pairs } from './Pairs';
import { Redundancy } from './Redundancy';

/** Traits that say nearly the same, and how two of them become one. */
export function Overlaps() {
  const mayChange = useMayChange();
  const found = useQuery(alikeQuery);
  const { heading, within } = useKeptFocus();
  const [merging, setMerging] = useState<AlikeTraits | null>(null);
  const pairs = found.data?.pairs ?? [];
  const close = () => {
    setMerging(null);
    // The dialog gives the focus back without a word; what has it then may be about to go.
    within.onFocus();
  };
  return (
    <Page
      title="Overlapping traits"
      lead={
        <>
          Traits that say nearly the same make ratings hard to compare. Look at a pair, and make one of two
          where that helps. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      {found.data?.byMeaning === false && (
        <div className={classes.notice}>
          <Notice>
            Only words were compared, not what they mean. Traits that say the same in other words are not
            found this way.
          </Notice>
        </div>
      )}
      <div className={classes.layout} data-two={pairs.length > 0 || undefined} {...within}>
        <Panel
          title="Pairs that are alike"
          headingRef={heading}
          aside={
            <span role="status" className={classes.count}>
              {found.data && countOf(pairs.length, 'pair')}
            </span>
          }
        >
          {found.isPending && <Rows count={4} height={96} />}
          {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
          {found.data && pairs.length === 0 && <NothingAlike />}
          {pairs.length > 0 && <Pairs pairs={pairs} onPreview={setMerging} />}
        </Panel>
        {pairs.length > 0 && <Redundancy pairs={pairs} />}
      </div>
      {merging && <MergeDialog traits={[merging.one, merging.other]} onClose={close} />}
    </Page>
  );
}
