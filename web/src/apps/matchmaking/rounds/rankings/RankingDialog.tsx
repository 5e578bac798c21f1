import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { Rows } from '@/ui/Rows';
import { showToast } from '@/ui/toast/toasts';
import { ROUNDS } from '../api';
import { PersonPicker, useMayChange, type Who } from '../app';
import { useEditing } from '../context';
import classes from '../rounds.module.css';
import type { RoundRanking, RoundSide } from '../types';
import { SIDES } from '../words';
import { deleteRanking, putRanking, rankingQuery, type Whose } from './api';
import { Order } from './Order';
import { add, type Ranked, toList, toTiers } from './tiers';

type RankingDialogProps = { side: RoundSide; who: Who; onClose: () => void };

/** The list of somebody, ranked by hand. */
export function RankingDialog({ side, who, onClose }: RankingDialogProps) {
  const { round } = useEditing();
  const whose = { id: round.id, side, person: who.id };
  const { data, error, isPending, refetch } = useQuery(rankingQuery(whose));
  return (
    <Dialog title={`Whom ${who.name} would have`} onClose={onClose}>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Rows count={4} />}
      {data !== undefined && <Editor whose={whose} name={who.name} kept={data} onClose={onClose} />}
    </Dialog>
  );
}

type EditorProps = { whose: Whose; name: string; kept: RoundRanking | null; onClose: () => void };
type Typed = { list: Ranked[]; rest: boolean };

function Editor({ whose, name, kept, onClose }: EditorProps) {
  const mayChange = useMayChange();
  const { user } = useSession();
  const queries = useQueryClient();
  const place = `ranking/${user?.uid}/${whose.id}/${whose.side}/${whose.person}`;
  const own: Typed = { list: toList(kept?.tiers ?? []), rest: kept?.rest ?? true };
  const [typed, setTyped] = useState<Typed>(() => (recallCopy(place) as Typed | null) ?? own);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(own);
  const other = SIDES[whose.side === 'students' ? 'mentors' : 'students'];
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    keepCopy(place, next);
  };
  const end = async () => {
    forgetCopy(place);
    await queries.invalidateQueries({ queryKey: ROUNDS });
    onClose();
  };
  const refresh = () => queries.invalidateQueries({ queryKey: ROUNDS });
  const save = useMutation({
    mutationFn: () =>
      putRanking(whose, { tiers: toTiers(typed.list), rest: typed.rest, seen: kept?.revision ?? 0 }),
    onSuccess: async ({ ranking, before }) => {
      await end();
      const undo = async () => {
        if (before) await putRanking(whose, { ...bodyOf(before), seen: ranking.revision });
        else await deleteRanking(whose, ranking.revision);
        await refresh();
      };
      showToast(`The list of ${name} was saved.`, { undo });
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteRanking(whose, kept?.revision ?? 0),
    onSuccess: async (gone) => {
      await end();
      const undo = async () => {
        await putRanking(whose, { ...bodyOf(gone), seen: 0 });
        await refresh();
      };
      showToast(`The list of ${name} was removed. The scores decide.`, { undo });
    },
  });
  return (
    <div className={classes.file}>
      {mayChange && (
        <PersonPicker
          label={`Add a ${other.one}`}
          placeholder="A name"
          mentoring={whose.side === 'students' ? 'mentor' : 'mentee'}
          onPick={(added) => type({ list: add(typed.list, added) })}
        />
      )}
      <Order
        label={`Whom ${name} would have, the best first`}
        list={typed.list}
        isReadOnly={!mayChange}
        onChange={(list) => type({ list })}
      />
      <label className={classes.tick}>
        <input
          type="checkbox"
          disabled={!mayChange}
          checked={typed.rest}
          onChange={(event) => type({ rest: event.currentTarget.checked })}
        />
        The other {other.many} follow in the order of their scores
      </label>
      {(save.error ?? remove.error) && <Failure message={(save.error ?? remove.error)?.message ?? ''} />}
      <Actions>
        <Button variant="default" onClick={onClose}>
          {mayChange ? 'Close' : 'Back'}
        </Button>
        {mayChange && isChanged && (
          <Button
            variant="default"
            onClick={() => {
              setTyped(own);
              forgetCopy(place);
            }}
          >
            Undo changes
          </Button>
        )}
        {mayChange && kept && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove the list
          </Button>
        )}
        {mayChange && (
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            Save the list
          </Button>
        )}
      </Actions>
    </div>
  );
}

const bodyOf = ({ tiers, rest }: RoundRanking) => ({
  tiers: tiers.map((tier) => tier.map(({ id }) => id)),
  rest,
});
