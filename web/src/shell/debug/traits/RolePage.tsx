import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { RoleForm } from '@/apps/traits/assistant/RoleForm';
import type { Role } from '@/apps/traits/assistant/types';
import { useRole } from '@/apps/traits/assistant/useRole';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Refused } from './Refused';

type RolePageProps<T> = {
  title: string;
  lead: string;
  /** The way to the other page about roles: the text comes along. */
  other: ReactNode;
  ask: (role: Role) => Promise<T>;
  children: (answer: T) => ReactNode;
};

/** A page that is asked about a role. Nothing is kept but what was typed, in this tab. */
export function RolePage<T>({ title, lead, other, ask, children }: RolePageProps<T>) {
  const role = useRole('debug-role');
  const result = useRef<HTMLDivElement>(null);
  const answer = useMutation({ mutationFn: ask });
  // As it was typed: what is taken out of it is what the pages are about.
  const submit = () => answer.mutate({ title: role.title, description: role.description });
  const { data } = answer;

  useEffect(() => {
    if (!data) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [data]);

  return (
    <Page title={title} lead={lead}>
      <Panel title="The role">
        <RoleForm role={role} action="Ask" isPending={answer.isPending} onSubmit={submit}>
          {other}
        </RoleForm>
        <Refused failure={answer.error} onRetry={submit} />
      </Panel>
      {answer.isPending && <Rows count={4} />}
      {data !== undefined && (
        <section ref={result} tabIndex={-1} aria-label="The answer">
          {children(data)}
        </section>
      )}
    </Page>
  );
}
