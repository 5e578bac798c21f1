import { UnstyledButton } from '@mantine/core';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { sayOf, WEIGHTS } from '../fields/MarkList';
import type { Found } from '../findings';
import { goTo, placeName } from '../places';
import type { useCheck } from '../useCheck';
import classes from './aside.module.css';

type CheckPanelProps = {
  check: ReturnType<typeof useCheck>;
  /** Nothing is written yet: there is nothing to say of it. */
  isBlank: boolean;
};

/** What the check says of the whole trait. Each line leads to the words it is about. */
export function CheckPanel({ check: { found, isWorking, failure, retry }, isBlank }: CheckPanelProps) {
  return (
    <Panel title="Check">
      <p className={classes.told} role="status">
        {isBlank ? 'The words are checked while you write.' : summary(found, isWorking && !failure)}
      </p>
      {failure && <Failure message={`The check did not run. ${failure.message}`} onRetry={retry} />}
      {found.length > 0 && (
        <ul className={classes.found} aria-label="What the check found">
          {found.map((one) => {
            const { name, icon: Picture } = WEIGHTS[one.weight];
            return (
              <li key={`${one.place} ${one.kind} ${one.words} ${one.message}`} data-weight={one.weight}>
                <Picture size={17} aria-hidden />
                <div>
                  <UnstyledButton className={classes.goTo} onClick={() => goTo(one.place, one.words)}>
                    <span className="visually-hidden">{name}: </span>
                    {placeName(one.place)}
                  </UnstyledButton>
                  <p>{sayOf(one)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function summary(found: readonly Found[], isWorking: boolean): string {
  const count = (weight: Found['weight']) => found.filter((one) => one.weight === weight).length;
  const refused = count('refused');
  const warnings = count('warning');
  const hints = count('hint');
  const parts = [
    refused > 0 && `${countOf(refused, 'thing')} that must change`,
    warnings > 0 && countOf(warnings, 'warning'),
    hints > 0 && countOf(hints, 'hint'),
  ].filter(Boolean);
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return isWorking ? 'Looking...' : 'Nothing to improve was found.';
}
