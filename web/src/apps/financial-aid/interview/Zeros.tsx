import { Button } from '@mantine/core';
import { countOf } from '@/ui/numbers';
import type { Question } from '../form';
import { withValue } from '../sheet';
import { focusField, useInterview } from './context';
import { isAnswered } from './progress';

/** Most amounts are nothing for most people: those that are left are answered at once. */
export function Zeros({ questions }: { questions: readonly Question[] }) {
  const { worksheet, texts, change } = useInterview();
  const left = questions.filter(
    ({ field, kind }) => kind.kind === 'amount' && !isAnswered(worksheet, field) && !texts.has(field),
  );
  if (left.length < 2) return null;
  const isAll = left.length === questions.filter(({ kind }) => kind.kind === 'amount').length;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => {
        change(
          (sheet) => left.reduce((next, { field }) => withValue(next, field, 0), sheet),
          'amounts of $0',
          `${countOf(left.length, 'amount was', 'amounts were')} set to $0.`,
        );
        // This button goes: the amount above it takes the focus.
        const last = left.at(-1);
        if (last) focusField(last.field);
      }}
    >
      {isAll ? `All ${left.length} are $0` : `The other ${left.length} are $0`}
    </Button>
  );
}
