import { useQueryClient } from '@tanstack/react-query';
import { TRAITS, type TraitDetail, traitQuery, undoChange } from './traits';

/** Shows a trait as it is now, and takes its newest change back. */
export function useTakeBack() {
  const queries = useQueryClient();
  const show = (trait: TraitDetail) => {
    queries.setQueryData(traitQuery(trait.id).queryKey, trait);
    queries.invalidateQueries({ queryKey: TRAITS });
  };
  const takeBack = async ({ id, version }: TraitDetail) => {
    const saved = await undoChange(id, version);
    if ('trait' in saved) return show(saved.trait);
    show(saved.current);
    throw new Error('It was changed again since. The history of the trait has every version.');
  };
  return { show, takeBack };
}
