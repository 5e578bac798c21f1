import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput } from '@/ui/fields';
import { readNumber, writeNumber } from '../interview/amounts';
import { MINUS } from '../words';
import classes from './amount.module.css';
import type { Range } from './api';
import type { Field } from './fields';
import { amountOf } from './words';

type AmountProps = {
  field: Field;
  amount: number;
  /** What it was. */
  now: number;
  range: Range;
  /** What it comes to, for who moves the slider without seeing the figures. */
  meaning: string;
  onChange: (amount: number) => void;
};

/** An amount, by slider, by typing, and by steps. All three do the same. */
export function Amount({ field, amount, now, range, meaning, onChange }: AmountProps) {
  const id = useId();
  const { least, most, steps, label } = field;
  const [smallest = 1] = steps;
  const go = (to: number) => onChange(Math.min(most, Math.max(least, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps(field, event);
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = by === 'start' ? range.from : by === 'end' ? range.to : amount + by;
    onChange(Math.min(range.to, Math.max(range.from, to)));
  };
  return (
    <div className={classes.amount}>
      <div className={classes.row}>
        <Steps field={field} amount={amount} way={-1} onStep={go} />
        <AmountField key={field.key} field={field} amount={amount} onChange={onChange} />
        <Steps field={field} amount={amount} way={1} onStep={go} />
      </div>
      <input
        className={classes.slider}
        type="range"
        aria-label={`${label}, slider`}
        aria-describedby={`${id}-keys`}
        aria-valuetext={`${amountOf(field, amount)}. ${meaning}`}
        min={range.from}
        max={range.to}
        value={amount}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onChange(rounded(currentTarget.valueAsNumber, smallest, range))}
      />
      <div className={classes.ends} aria-hidden>
        <span>{amountOf(field, range.from)}</span>
        <span>{amountOf(field, range.to)}</span>
      </div>
      <p className="visually-hidden" id={`${id}-keys`}>
        Arrow keys change it by {amountOf(field, smallest)}, Page Up and Page Down by{' '}
        {amountOf(field, largestOf(field))}.
      </p>
      {amount !== now && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(now)}>
          Back to {amountOf(field, now)}
        </Button>
      )}
    </div>
  );
}

const largestOf = ({ steps }: Field) => Math.max(...steps);

/** A hand on the slider cannot mean single dollars. */
const rounded = (amount: number, step: number, { from, to }: Range) =>
  amount === from || amount === to ? amount : Math.round(amount / step) * step;

/** How far a key goes. With Shift by the middle step. */
function keySteps(field: Field, { key, shiftKey }: KeyboardEvent): number | 'start' | 'end' | undefined {
  const [small = 1, middle = small] = field.steps;
  const step = shiftKey ? middle : small;
  const large = largestOf(field);
  const found: Record<string, number | 'start' | 'end'> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: large,
    PageDown: -large,
    Home: 'start',
    End: 'end',
  };
  return found[key];
}

type StepsProps = { field: Field; amount: number; way: 1 | -1; onStep: (amount: number) => void };

function Steps({ field, amount, way, onStep }: StepsProps) {
  const steps = way < 0 ? [...field.steps].reverse() : field.steps;
  const end = way < 0 ? field.least : field.most;
  return (
    <fieldset className={classes.steps} aria-label={way < 0 ? 'Less' : 'More'}>
      {steps.map((step) => (
        <Button
          key={step}
          size="compact-sm"
          variant="default"
          aria-label={`${amountOf(field, step)} ${way < 0 ? 'less' : 'more'}`}
          // It keeps the focus of who has come to it.
          aria-disabled={amount === end || undefined}
          data-disabled={amount === end || undefined}
          onClick={() => onStep(amount + way * step)}
        >
          {way < 0 ? MINUS : '+'}
          {writeNumber(step)}
        </Button>
      ))}
    </fieldset>
  );
}

type AmountFieldProps = Pick<AmountProps, 'field' | 'amount' | 'onChange'>;

/** What is typed counts as soon as it can be meant. On leaving the field it is written out. */
function AmountField({ field, amount, onChange }: AmountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isMoney = field.unit === 'dollars';
  return (
    <TextInput
      className={classes.field}
      label={field.label}
      inputMode="numeric"
      autoComplete="off"
      leftSection={isMoney ? '$' : undefined}
      value={draft ?? writeNumber(amount)}
      error={draft === null ? undefined : faultOf(field, draft)}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value);
        const typed = readNumber(value, isMoney);
        if (typed.kind === 'number' && !faultOf(field, value)) onChange(typed.value);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

/** Why what was typed is no amount of the field, if so. */
function faultOf(field: Field, text: string): string | undefined {
  const { unit, least, most } = field;
  const typed = readNumber(text, unit === 'dollars');
  if (typed.kind === 'fault') return typed.message;
  const isWithin = typed.kind === 'number' && typed.value >= least && typed.value <= most;
  return isWithin ? undefined : `Enter ${amountOf(field, least)} to ${amountOf(field, most)}.`;
}
