import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askedQuery, formQuery } from '../api';
import { useLast } from '../family/useLast';
import { useSettled } from '../family/useWorked';
import { type Form, questionsOf } from '../form';
import type { WorkedOut, Worksheet } from '../types';

/** The questions of a family: which there are, which matter, what is wrong with the answers, which is next. */
export function useQuestions(worksheet: Worksheet, worked: WorkedOut | undefined) {
  const form = useQuery(formQuery(worksheet.application.year));
  const asked = useQuery(askedQuery(useSettled(worksheet)));
  const failure = form.error ?? asked.error;
  // Whether a question matters may not be known: then all of them are there.
  const known = useLast(asked.data);
  const fields = known ?? (asked.isError && form.data ? all(form.data) : undefined);
  return useMemo(
    () => ({
      form: form.data,
      asked: new Set([...(fields ?? []), ...wrongOf(worked)]),
      isPending: !form.data || !fields,
      failure,
      retry: () => {
        if (form.isError) void form.refetch();
        if (asked.isError) void asked.refetch();
      },
      problems: new Map(worked?.problems.map(({ field, message }) => [field, message])),
      next: nextOf(form.data, worked),
    }),
    [form.data, fields, failure, worked, form.isError, asked.isError, form.refetch, asked.refetch],
  );
}

export type Questions = ReturnType<typeof useQuestions>;

/** An answer that cannot be has to be seen, though its question may not matter any more. */
const wrongOf = (worked: WorkedOut | undefined) =>
  (worked?.problems ?? []).map(({ field }) => field).filter((field) => /^(about|household)\./.test(field));

const all = (form: Form) => questionsOf(form).map(({ field }) => field);

/** The first that is missing, in the order of the interview. */
export function nextOf(form: Form | undefined, worked: WorkedOut | undefined): string | undefined {
  const missing = worked?.missing ?? [];
  const inOrder = form && questionsOf(form).find(({ field }) => missing.includes(field));
  return inOrder?.field ?? missing[0];
}
