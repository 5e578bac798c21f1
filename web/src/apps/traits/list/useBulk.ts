import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { TRAITS } from '../api';
import type { TraitCard } from '../types';
import { type Left, leftBy } from './left';
import { type Act, showInLists } from './lists';
import { changeAll, type Done, lengthOf, type Task, takeBack, type Watch } from './slices';
import { describeDone, doing } from './words';

/** Long enough to look at what has become of many. */
const DURATION = 10_000;

const isAct = (action: Task['action']): action is Act =>
  action !== 'addToDepartments' && action !== 'removeFromDepartments';

export type Work = { label: string; done: number; total: number };

/** A change to many traits at once: how far it is, a way to stop it, what it left, and a way back. */
export function useBulk(onDone: () => void) {
  const queries = useQueryClient();
  const [work, setWork] = useState<Work | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const stop = useRef<AbortController>(null);

  const follow = async (label: string, total: number, run: (watch: Watch) => Promise<Done>) => {
    const stopping = new AbortController();
    stop.current = stopping;
    setWork({ label, done: 0, total });
    const onProgress = (done: number) => setWork({ label, done, total });
    const done = await run({ onProgress, signal: stopping.signal });
    setWork(null);
    return done;
  };

  const refresh = () => {
    queries.invalidateQueries({ queryKey: TRAITS });
  };

  const undo = async ({ outcome }: Done, task: Task, putBack: () => void) => {
    const back = await follow('Taking it back', lengthOf(outcome), (watch) => takeBack(outcome, task, watch));
    const isWhole = !back.failure && !back.wasStopped;
    if (isWhole) putBack();
    refresh();
    if (back.failure) throw back.failure;
    if (back.wasStopped) throw new Error('Stopped. Some of it was not taken back.');
    setLeft(null);
    showToast('It was taken back.');
  };

  const run = async (cards: readonly TraitCard[], task: Task) => {
    setLeft(null);
    const ids = cards.map(({ id }) => id);
    const done = await follow(doing(task), ids.length, (watch) => changeAll(ids, task, watch));
    const changed = done.outcome.changed.map(({ id }) => id);
    const putBack = isAct(task.action) ? showInLists(queries, changed, task.action, new Date()) : () => {};
    refresh();
    if (done.failure && changed.length === 0) {
      showFailure(done.failure);
      return;
    }
    setLeft(leftBy(done, cards));
    onDone();
    showToast(describeDone(done, task, ids.length), {
      duration: DURATION,
      role: done.failure ? 'alert' : 'status',
      undo: changed.length > 0 ? () => undo(done, task, putBack) : undefined,
    });
  };

  return { work, left, run, stop: () => stop.current?.abort(), dismiss: () => setLeft(null) };
}

export type Bulk = ReturnType<typeof useBulk>;
