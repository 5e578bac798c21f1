import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { showFailure } from '@/ui/toast/toasts';
import { editAddress, useBase } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { TraitSuggestion } from '../types';
import { contentQuery } from './content';

/** Leads to the editor: to the trait itself if the library has it, or else to a new one that says the same. */
export function EditButton({ suggestion }: { suggestion: TraitSuggestion }) {
  const base = useBase();
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => queries.fetchQuery(contentQuery(suggestion)),
    onSuccess: ({ is, content }) =>
      is === 'new'
        ? navigate(`${base}/new`, { state: { content } })
        : navigate(editAddress(base, suggestion.id)),
    onError: showFailure,
  });
  const words = (
    <>
      Edit<span className="visually-hidden"> {suggestion.name}</span>
    </>
  );
  if (mayChange && suggestion.isKept) {
    return (
      <Button component={Link} to={editAddress(base, suggestion.id)} size="xs" variant="default">
        {words}
      </Button>
    );
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={open.isPending}
      {...lockedUnless(mayChange)}
      onClick={() => open.mutate()}
    >
      {words}
    </Button>
  );
}
