import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import type { FormStep } from '../form';
import { useInterview } from './context';
import fields from './fields.module.css';
import { groupsOf } from './groups';
import { askedIn, progressOf } from './progress';
import { QuestionField } from './QuestionField';
import { SchoolStep } from './SchoolStep';
import classes from './step.module.css';
import { Zeros } from './Zeros';

type StepSectionProps = {
  step: FormStep;
  number: number;
  asked: ReadonlySet<string>;
  target: { field: string } | null;
  isOpen: boolean;
  onToggle: () => void;
  back: FormStep | undefined;
  next: FormStep | undefined;
  onGo: (step: string) => void;
};

const headingId = (step: string) => `aid-step-${step}`;

export function focusStep(step: string) {
  const heading = document.getElementById(headingId(step));
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}

/** One step: how far it is, and its questions while it is open. */
export function StepSection({ step, number, asked, target, isOpen, ...rest }: StepSectionProps) {
  const { worksheet, problems } = useInterview();
  const { id, title } = step;
  const progress = progressOf(step, asked, worksheet, problems);
  const isAnswered =
    id === 'school'
      ? worksheet.schools.length > 0
      : progress.asked > 0 && progress.answered === progress.asked;
  const isDone = isAnswered && progress.problems === 0;
  return (
    <div className={classes.step}>
      <h2 className={classes.heading}>
        <UnstyledButton
          id={headingId(id)}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${headingId(id)}-panel` : undefined}
          onClick={rest.onToggle}
        >
          <span className={classes.number} data-done={isDone || undefined} aria-hidden>
            {isDone ? <IconCircleCheck size={18} /> : number + 1}
          </span>
          <span className={classes.title}>{title}</span>{' '}
          <span className={classes.progress}>
            {id === 'school' ? (
              countOf(worksheet.schools.length, 'school')
            ) : (
              <>
                {progress.answered} of {progress.asked} <span className={classes.word}>answered</span>
              </>
            )}
          </span>{' '}
          {progress.problems > 0 && <Pill tint="red">{progress.problems} to check</Pill>}
        </UnstyledButton>
      </h2>
      {isOpen && (
        <section id={`${headingId(id)}-panel`} className={classes.panel} aria-labelledby={headingId(id)}>
          {groupsOf(askedIn(step, asked)).map(({ name, legend, questions }) => (
            <fieldset key={name} className={fields.group}>
              <legend>{legend}</legend>
              <div className={fields.questions}>
                {questions.map((question) => (
                  <QuestionField key={question.field} question={question} />
                ))}
              </div>
              <Zeros questions={questions} />
            </fieldset>
          ))}
          {id === 'school' && <SchoolStep target={target} />}
          <div className={classes.steps}>
            {rest.back && (
              <Button
                variant="default"
                leftSection={<IconArrowLeft size={16} aria-hidden />}
                onClick={() => rest.back && rest.onGo(rest.back.id)}
              >
                Back
              </Button>
            )}
            {rest.next && (
              <Button
                rightSection={<IconArrowRight size={16} aria-hidden />}
                onClick={() => rest.next && rest.onGo(rest.next.id)}
              >
                Next: {rest.next.title}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
