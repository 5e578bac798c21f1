import { useEffect, useMemo, useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { type Change, focusField, InterviewContext, type Write } from './context';
import { HiddenNotice } from './HiddenNotice';
import { hiddenPeople, isBlank } from './hidden';
import classes from './interview.module.css';
import { firstOpen, stepOf } from './progress';
import { SampleStart } from './SampleStart';
import { focusStep, StepSection } from './StepSection';
import type { Questions } from './useQuestions';
import { useTexts } from './useTexts';

type InterviewProps = {
  questions: Questions;
  write: Write;
  change: Change;
  /** The question to go to. Another object is another wish, even for the same field. */
  target: { field: string } | null;
};

const isNarrow = () => window.matchMedia('(max-width: 62em)').matches;

type Aim = { step: string | null; field?: string };

/** The questions in five steps, one open at a time. */
export function Interview({ questions, write, change, target }: InterviewProps) {
  const { id, worksheet } = useFamily();
  const { form, asked, isPending, failure, retry, problems } = questions;
  const { texts, setText } = useTexts(id);
  const steps = form?.steps ?? [];
  const [chosen, setChosen] = useState<string | null>();
  if (!isPending && chosen === undefined) {
    // Where the result is below the questions, answers that are complete do not stand in its way.
    const otherwise = isNarrow() ? null : (steps[0]?.id ?? null);
    setChosen(firstOpen(steps, asked, worksheet) ?? otherwise);
  }

  const [seen, setSeen] = useState<typeof target>(null);
  /** Where the focus goes as soon as it is there. */
  const [aim, setAim] = useState<Aim | null>(null);
  const go = (step: string | null, field?: string) => {
    setChosen(step);
    setAim({ step, field });
  };
  if (!isPending && target !== seen) {
    setSeen(target);
    if (target) go(stepOf(steps, target.field) ?? chosen ?? null, target.field);
  }
  useEffect(() => {
    const isThere = aim?.field !== undefined && focusField(aim.field);
    if (aim?.step && !isThere) focusStep(aim.step);
  }, [aim]);

  const value = useMemo(
    () => (form ? { form, worksheet, write, change, problems, texts, setText } : null),
    [form, worksheet, write, change, problems, texts, setText],
  );
  const hidden = useMemo(
    () => (isPending ? [] : hiddenPeople(worksheet, asked)),
    [isPending, worksheet, asked],
  );
  return (
    <section className={classes.interview} aria-label="Interview" data-interview>
      {failure && <Failure message={`The questions are not complete: ${failure.message}`} onRetry={retry} />}
      {isPending && !failure && <Rows count={5} height={56} />}
      {!isPending && value && (
        <InterviewContext value={value}>
          {isBlank(worksheet) && <SampleStart />}
          {hidden.map((one) => (
            <HiddenNotice key={one.id} hidden={one} />
          ))}
          <div className={classes.stepper}>
            {steps.map((step, number) => (
              <StepSection
                key={step.id}
                step={step}
                number={number}
                asked={asked}
                target={target}
                isOpen={chosen === step.id}
                onToggle={() => setChosen(chosen === step.id ? null : step.id)}
                back={steps[number - 1]}
                next={steps[number + 1]}
                onGo={go}
              />
            ))}
          </div>
        </InterviewContext>
      )}
    </section>
  );
}
