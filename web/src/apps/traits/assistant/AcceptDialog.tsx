import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKept } from '@/chat/kept';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { departmentsQuery } from '../api';
import type { TraitSuggestion } from '../types';
import { AcceptedTrait } from './AcceptedTrait';
import { acceptTraits, type Outcome } from './accept';
import classes from './accept.module.css';
import { departmentQuery } from './api';
import { wholeImportance } from './channels';
import { contentQuery } from './content';
import { DepartmentField } from './DepartmentField';

type AcceptDialogProps = {
  suggestions: readonly TraitSuggestion[];
  onOutcome: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Not this one after all. */
const LEFT_OUT = 0;

/** Takes over one suggestion or many: for which department, and how important each is there. */
export function AcceptDialog({ suggestions, onOutcome, onClose }: AcceptDialogProps) {
  const queries = useQueryClient();
  const departments = useQuery(departmentsQuery);
  const [place, keepPlace] = useKept<string>('traits-accept-department');
  const [changed, setChanged] = useState<Record<string, number>>({});
  const [hasTried, setTried] = useState(false);
  const department = departments.data?.find(({ id }) => id === place) ?? null;
  const asked = useQuery({ ...departmentQuery(department?.id ?? ''), enabled: department !== null });
  const wanted = suggestions
    .map((suggestion) => ({
      suggestion,
      importance: changed[suggestion.id] ?? wholeImportance(suggestion.importance),
    }))
    .filter(({ importance }) => importance !== LEFT_OUT);
  const needsDepartment = wanted.some(({ suggestion }) => suggestion.isKept);
  const accept = useMutation({
    mutationFn: () =>
      acceptTraits(wanted, department, (suggestion) => queries.fetchQuery(contentQuery(suggestion))),
    onSuccess: (outcome) => {
      onOutcome(outcome);
      if (!outcome.failure) onClose();
    },
  });
  const failure = accept.data?.failure;
  const [only] = suggestions;
  const isOne = suggestions.length === 1;
  return (
    <Dialog
      title={isOne ? `Accept ${only?.name}` : `Accept ${countOf(suggestions.length, 'trait')}`}
      onClose={onClose}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (wanted.length > 0 && (department || !needsDepartment)) accept.mutate();
        }}
      >
        <DepartmentField
          value={department?.id ?? ''}
          isRequired={needsDepartment}
          error={
            hasTried && needsDepartment && !department ? 'Choose the department that asks for it.' : null
          }
          onChange={(id) => keepPlace(id || null)}
        />
        <ul className={classes.traits}>
          {suggestions.map((suggestion) => (
            <AcceptedTrait
              key={suggestion.id}
              suggestion={suggestion}
              isOnly={isOne}
              isAsked={needsDepartment || department !== null}
              importance={changed[suggestion.id] ?? wholeImportance(suggestion.importance)}
              now={asked.data?.traits.find(({ traitId }) => traitId === suggestion.id)}
              onChange={(importance) => setChanged({ ...changed, [suggestion.id]: importance })}
            />
          ))}
        </ul>
        {failure instanceof Error && (
          <Failure message={failure.message} hint={accept.data && hintOf(accept.data)} />
        )}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={wanted.length === 0} loading={accept.isPending}>
            {isOne ? 'Accept' : `Accept ${wanted.length}`}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

function hintOf({ decisions }: Outcome): string | undefined {
  const done = Object.keys(decisions).length;
  return done > 0
    ? `${countOf(done, 'trait')} had been accepted before. Try again with the others.`
    : undefined;
}
