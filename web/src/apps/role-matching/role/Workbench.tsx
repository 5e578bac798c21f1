import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '@/ui/toast/toasts';
import { roleAddress } from '../addresses';
import { findDecided } from '../detail/api';
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
import { FULL, hasRoom, type View, withPicked, writeView } from '../ranking/view';
import { REASON, useMayChange } from '../rights';
import { WhatIfPanel } from '../what-if/WhatIfPanel';
import { useEditing } from './context';
import { PoolPanel } from './PoolPanel';
import classes from './role.module.css';

/** What is asked for on the left, who meets it in the middle, and why on the right. */
export function Workbench() {
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { role, state } = useEditing();
  const { view, go } = useView();
  const ranked = useRanking(role, view);
  const { onDecide, insist } = useDecide(role.id);
  const [rejected, setRejected] = useState<Decided | null>(null);
  /** Whose evidence is gone to as soon as it is there. */
  const [aim, setAim] = useState<string | null>(null);
  useFocusOn(view.who);

  const rows = ranked.ranking?.rows ?? [];
  /** Nobody is decided about before it is known what was decided. */
  const find = (id: string): Decided | null => {
    const opened = findDecided(queries, role.id, id, view.isBlind);
    const row = rows.find((one) => one.id === id);
    if (!row) return opened;
    return { ...row, reason: row.decision === opened?.decision ? opened?.reason : undefined };
  };
  const onPick = (id: string) => {
    if (!hasRoom(view.picked, id)) showToast(FULL);
    else {
      const pick = ({ picked }: View) => (hasRoom(picked, id) ? { picked: withPicked(picked, id) } : {});
      go(pick, { replace: true });
    }
  };
  const addressOf = (id: string) => `?${writeView({ ...view, who: id })}`;
  const compareAddress = `${roleAddress(role.id, 'compare')}?${writeView(view)}`;
  const decideBy = (id: string, act: (who: Decided) => void) => {
    const who = find(id);
    if (!mayChange) showToast(REASON);
    else if (who) act(who);
  };

  useRankingKeys({
    ids: rows.map(({ id }) => id),
    who: view.who,
    onOpen: (who) => go({ who }),
    onPick,
    onCompare: () => void navigate(compareAddress),
    onShortlist: (id) =>
      decideBy(id, (who) => void onDecide(who, who.decision === 'shortlist' ? null : 'shortlist')),
    onReject: (id) => decideBy(id, setRejected),
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
          key={rejected.id}
          role={role.id}
          who={rejected}
          onReject={(reason) => insist(rejected, 'reject', reason)}
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
