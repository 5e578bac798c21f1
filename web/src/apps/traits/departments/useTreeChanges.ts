import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { departmentsQuery, TRAITS } from '../api';
import type { Department } from '../types';
import { changeDepartment, createDepartment, deleteDepartment, restoreDepartment } from './api';
import { placeOf } from './order';

type Change = Schemas['ChangeDepartment'];

/** What can be done with departments. Each tells what it did, and offers the way back. */
export function useTreeChanges() {
  const queries = useQueryClient();
  const isWhere = (own: Department) =>
    placeOf(queries.getQueryData(departmentsQuery.queryKey)?.departments ?? [], own);
  // What a dialog says of a department that it has just deleted is not asked for once more.
  const refresh = () =>
    queries.invalidateQueries({
      queryKey: TRAITS,
      predicate: ({ queryKey }) => queryKey[1] !== 'department',
    });
  /** A dialog closes before the tree changes: the focus goes back to where it was, and from there on if that goes. */
  const done = <T>(message: string, undo: () => Promise<T>) => {
    showToast(message, { undo: () => undo().finally(refresh) });
    return refresh();
  };

  const add = async (body: Schemas['CreateDepartment']) => {
    const { id, name } = await createDepartment(body);
    done(`${name} was added.`, () => deleteDepartment(id));
  };

  const change = async (own: Department, to: Change) => {
    const back = pickOf(own, isWhere(own), to);
    await changeDepartment(own.id, to);
    done(`${to.name ?? own.name} was changed.`, () => changeDepartment(own.id, back));
  };

  const remove = async (own: Department) => {
    const { names } = await deleteDepartment(own.id);
    const others = names.length - 1;
    const below = others > 0 ? ` and ${others} below it` : '';
    done(`${own.name}${below} ${others > 0 ? 'were' : 'was'} deleted.`, () => restoreDepartment(own.id));
  };

  // One after the other: each starts from where the one before has led.
  const shift = useMutation({
    scope: { id: [...TRAITS, 'order'].join() },
    mutationFn: async ({ own, by }: { own: Department; by: 1 | -1 }) => {
      const place = isWhere(own);
      await changeDepartment(own.id, { position: place + by });
      await done(`${own.name} was moved ${by > 0 ? 'down' : 'up'}.`, () =>
        changeDepartment(own.id, { position: place }),
      );
    },
    onError: (failure) => {
      showFailure(failure);
      refresh();
    },
  });

  return { add, change, remove, shift };
}

/** The change that makes it what it was. Back at its old parent, it is where it stood. */
function pickOf(own: Department, place: number, to: Change): Change {
  return {
    ...(to.name !== undefined && { name: own.name }),
    ...(to.about !== undefined && { about: own.about }),
    ...(to.parent !== undefined && { parent: own.parent ?? null, position: place }),
  };
}
