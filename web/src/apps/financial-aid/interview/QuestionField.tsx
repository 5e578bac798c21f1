import { NativeSelect, TextInput } from '@/ui/fields';
import { labelOf } from '../fields';
import type { Question } from '../form';
import { valueAt, withValue } from '../sheet';
import type { Answer } from '../types';
import { AnswerField } from './AnswerField';
import { fieldId, useInterview } from './context';
import { WithHelp } from './Help';
import { Label } from './Label';
import { PLACES } from './states';
import { YesNo } from './YesNo';

/** A question with the field that its kind of answer needs. */
export function QuestionField({ question }: { question: Question }) {
  return (
    <WithHelp question={question}>
      <Field question={question} />
    </WithHelp>
  );
}

function Field({ question }: { question: Question }) {
  const { form, worksheet, write, problems } = useInterview();
  const { field, label, kind } = question;
  const value = valueAt(worksheet, field) ?? null;
  const answer = (next: unknown) => write((sheet) => withValue(sheet, field, next), labelOf(field, form));
  const problem = problems.get(field);
  const error = problem && <span role="alert">{problem}</span>;
  switch (kind.kind) {
    case 'yesNo':
      return <YesNo field={field} label={label} value={value as boolean | null} onChange={answer} />;
    case 'count':
    case 'amount':
      return <AnswerField question={question} value={value as Answer | null} onChange={answer} />;
    case 'date':
      return (
        <TextInput
          id={fieldId(field)}
          type="date"
          label={<Label text={label} />}
          value={(value as string | null) ?? ''}
          error={error}
          onChange={(event) => answer(event.currentTarget.value || null)}
        />
      );
    case 'choice':
    case 'state': {
      const known = kind.kind === 'state' ? PLACES : kind.options;
      return (
        <NativeSelect
          id={fieldId(field)}
          label={<Label text={label} />}
          data={[
            { value: '', label: 'Not answered yet' },
            ...known,
            ...unknown(known, value as string | null),
          ]}
          value={(value as string | null) ?? ''}
          error={error}
          onChange={(event) => answer(event.currentTarget.value || null)}
        />
      );
    }
  }
}

type Known = readonly ({ value: string } | { group: string; items: readonly { value: string }[] })[];

/** An answer that came from elsewhere and is none of the list is shown as it is. */
function unknown(known: Known, value: string | null) {
  const values = known.flatMap((one) => ('items' in one ? one.items : [one]));
  return value && !values.some((one) => one.value === value) ? [{ value, label: value }] : [];
}
