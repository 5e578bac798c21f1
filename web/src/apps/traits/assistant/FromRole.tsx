import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mayPass } from '@/api/client';
import { useKept } from '@/chat/kept';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import type { RoleSuggestions } from '../types';
import { suggestTraits } from './api';
import { RoleForm } from './RoleForm';
import { Suggestions } from './Suggestions';
import classes from './suggestions.module.css';
import type { Role } from './types';
import { useDecisions } from './useDecisions';
import { isSameRole, useRole } from './useRole';

type Kept = { role: Role; answer: RoleSuggestions };

/** From a role to the traits that it asks for. The answer and what was decided outlive a reload of this tab. */
export function FromRole() {
  const role = useRole('traits-role');
  const [kept, keep] = useKept<Kept>('traits-suggestions');
  const made = useDecisions();
  const heading = useRef<HTMLHeadingElement>(null);
  const suggest = useMutation({
    mutationFn: (asked: Role) => suggestTraits(asked),
    onSuccess: (answer, asked) => {
      if (!kept || !isSameRole(kept.role, asked)) made.clear();
      keep({ role: asked, answer });
    },
  });
  const { data: answered } = suggest;
  const isOld = kept !== null && !suggest.isPending && !isSameRole(kept.role, role);
  const submit = () => suggest.mutate({ title: role.title.trim(), description: role.description.trim() });

  useEffect(() => {
    if (!answered) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [answered]);

  return (
    <>
      <Panel title="The role">
        <RoleForm role={role} action="Suggest traits" isPending={suggest.isPending} onSubmit={submit} />
        {suggest.error && (
          <Failure message={suggest.error.message} onRetry={mayPass(suggest.error) ? submit : undefined} />
        )}
      </Panel>
      {isOld && (
        <div className={classes.notice}>
          <Notice>The role was changed since. These suggestions are for what it said before.</Notice>
        </div>
      )}
      {suggest.isPending && <Rows count={4} height={88} />}
      {kept && !suggest.isPending && <Suggestions answer={kept.answer} made={made} headingRef={heading} />}
      {!kept && !suggest.isPending && !suggest.error && (
        <Empty title="Nothing has been suggested yet">
          Give a role title, a job description or both. Nothing is kept until you accept it.
        </Empty>
      )}
    </>
  );
}
