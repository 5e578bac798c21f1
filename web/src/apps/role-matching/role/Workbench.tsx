import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { roleAddress } from '../addresses';
import { Detail } from '../detail/Detail';
import { HEADING, RESUME } from '../detail/places';
import { PostingPanel } from '../posting/PostingPanel';
import { whatIfOf } from '../ranking/api';
import { RankingPanel } from '../ranking/RankingPanel';
import { RejectDialog } from '../ranking/RejectDialog';
import { type Decided, useDecide } from '../ranking/useDecide';
import { useRanking } from '../ranking/useRanking';
import { useRankingKeys } from '../ranking/useRankingKeys';
import { useView } from '../ranking/useView';
import { withPicked, writeView } from '../ranking/view';
import { useMayChange } from '../rights';
import { WhatIfPanel } from '../what-if/WhatIfPanel';
import { useEditing } from './context';
import { PoolPanel } from './PoolPanel';
import classes from './role.module.css';

/** What is asked for on the left, who meets it in the middle, and why on the right. */
export function Workbench() {
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const { role, state } = useEditing();
  const { view, go } = useView();
  const ranked = useRanking(role, view);
  const onDecide = useDecide(role.id);
  const [rejected, setRejected] = useState<Decided | null>(null);
  /** Whose evidence is gone to as soon as it is there. */
  const [aim, setAim] = useState<string | null>(null);
  useFocusOn(view.who);

  const rows = ranked.ranking?.rows ?? [];
  const find = (id: string): Decided => rows.find((row) => row.id === id) ?? { id, label: 'This candidate' };
  const onPick = (id: string) => go({ picked: withPicked(view.picked, id) }, { replace: true });
  const addressOf = (id: string) => `?${writeView({ ...view, who: id })}`;
  const compareAddress = `${roleAddress(role.id, 'compare')}?${writeView(view)}`;

  useRankingKeys({
    ids: rows.map(({ id }) => id),
    who: view.who,
    onOpen: (who) => go({ who }),
    onPick,
    onCompare: () => void navigate(compareAddress),
    onShortlist: (id) => mayChange && void onDecide(find(id), 'shortlist'),
    onReject: (id) => mayChange && setRejected(find(id)),
    onEvidence: (id) => {
      if (id === view.who && document.getElementById(RESUME)) document.getElementById(RESUME)?.focus();
      else {
        setAim(id);
        go({ who: id });
      }
    },
  });

  return (
    <div className={classes.workbench} data-detail={view.who ? true : undefined}>
      <div className={classes.asked}>
        {view.isWhatIf ? (
          <WhatIfPanel ranked={ranked} view={view} onChange={go} />
        ) : (
          <>
            <PostingPanel />
            <PoolPanel />
          </>
        )}
      </div>
      <div className={classes.ranked}>
        <RankingPanel
          role={role}
          ranked={ranked}
          view={view}
          isBehind={state.kind !== 'saved'}
          acts={{ addressOf, onPick, onDecide, onReject: setRejected }}
          compareAddress={compareAddress}
          onChange={go}
        />
      </div>
      {view.who && (
        <div className={classes.detail}>
          <Detail
            role={role}
            id={view.who}
            isBlind={view.isBlind}
            whatIf={whatIfOf(role, view)}
            isAimed={aim === view.who}
            onAimed={() => setAim(null)}
            onDecide={onDecide}
            onReject={setRejected}
            onClose={() => go({ who: null })}
          />
        </div>
      )}
      {rejected && (
        <RejectDialog
          who={rejected}
          onReject={(reason) => {
            setRejected(null);
            void onDecide(rejected, 'reject', reason);
          }}
          onClose={() => setRejected(null)}
        />
      )}
    </div>
  );
}

/** Who opens somebody goes on there, and who closes them goes on in the list. On arrival nothing moves. */
function useFocusOn(who: string | null) {
  const shown = useRef(who);
  useEffect(() => {
    const before = shown.current;
    if (who === before) return;
    shown.current = who;
    const row = `[data-candidate='${before}'] [data-step]`;
    const target = who ? document.getElementById(HEADING) : document.querySelector<HTMLElement>(row);
    target?.focus();
  }, [who]);
}
