import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Page } from '@/ui/Page';
import { dismissToast, showToast } from '@/ui/toast/toasts';
import { fieldOf } from '../fields';
import { Interview } from '../interview/Interview';
import { useQuestions } from '../interview/useQuestions';
import { OnPaper } from '../print/OnPaper';
import type { Family, Worksheet } from '../types';
import { BackToAll } from './BackToAll';
import { ConflictDialog } from './ConflictDialog';
import { FamilyProvider } from './context';
import classes from './family.module.css';
import { Header } from './Header';
import { useListedFormula } from './listed';
import { ResultCards } from './ResultCards';
import { useEditing } from './useEditing';
import { useUndoKeys } from './useUndoKeys';
import { useWorked } from './useWorked';

type FamilyViewProps = {
  family: Family;
  outputs?: ReactNode;
  /** The views of the result. */
  children: ReactNode;
};

/** Everything about one family that is open. */
export function FamilyView({ family, outputs, children }: FamilyViewProps) {
  const editing = useEditing(family);
  const { draft, state, writeSheet } = editing;
  const { worksheet } = draft;
  const { worked, isWorking, failure, retry } = useWorked(worksheet);
  const questions = useQuestions(worksheet, worked);
  const listed = useListedFormula(family, worksheet);
  const [target, setTarget] = useState<{ field: string } | null>(null);
  /** The version of another window that somebody does not want to compare just now. */
  const [closed, setClosed] = useState(0);
  useUndoKeys(editing);

  const toast = useRef('');
  /** A change that somebody may not have expected: it says so, and can be taken back. */
  const change = useCallback(
    (how: (sheet: Worksheet) => Worksheet, what: string, told = `Changed: ${what}.`) => {
      const takeBack = writeSheet(how, what);
      dismissToast(toast.current);
      toast.current = showToast(told, { undo: takeBack });
    },
    [writeSheet],
  );
  const sheet = useRef(worksheet);
  useLayoutEffect(() => {
    sheet.current = worksheet;
  });
  const goTo = useCallback((field: string) => setTarget({ field: fieldOf(field, sheet.current) }), []);

  const value = useMemo(
    () => ({ id: family.id, name: draft.name, worksheet, worked, isWorking, change, goTo }),
    [family.id, draft.name, worksheet, worked, isWorking, change, goTo],
  );
  return (
    <FamilyProvider value={value}>
      <OnPaper>
        <Page title={draft.name.trim() || family.name} above={<BackToAll />}>
          <Header editing={editing} form={questions.form} outputs={outputs} onCompare={() => setClosed(0)} />
          <div className={classes.layout}>
            <ResultCards failure={failure} onRetry={retry} next={questions.next} listed={listed} />
            <Interview questions={questions} write={writeSheet} change={change} target={target} />
            <div className={classes.tabs}>{children}</div>
          </div>
          {state.kind === 'overtaken' && state.current.revision !== closed && (
            <ConflictDialog
              editing={editing}
              current={state.current}
              form={questions.form}
              onClose={() => setClosed(state.current.revision)}
            />
          )}
        </Page>
      </OnPaper>
    </FamilyProvider>
  );
}
