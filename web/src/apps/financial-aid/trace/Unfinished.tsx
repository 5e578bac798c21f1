import { UnstyledButton } from '@mantine/core';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import { isRange } from '../fields';
import { isWhoOpen, sayMissing } from '../missing';
import { valueAt } from '../sheet';
import type { WorkedOut } from '../types';
import { byPlace, fieldName, placeOf } from './names';
import classes from './unfinished.module.css';
import { asSentence } from './values';

type UnfinishedProps = {
  worked: WorkedOut;
  /** What comes once everything is answered: "Every line is shown here". */
  then: string;
};

/** In the place of a result: what is missing, and what cannot be. The range itself is among the figures above. */
export function Unfinished({ worked, then }: UnfinishedProps) {
  const { worksheet } = useFamily();
  const { missing, problems } = worked;
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      {missing.length > 0 && (
        <Panel title={sayMissing(missing, worksheet)}>
          <p className={classes.why}>
            {then} once they are given. Until then the range above holds whatever the answers turn out to be,
            and each one narrows it. {whyOf(missing)}
          </p>
          <Missing missing={missing} />
        </Panel>
      )}
      {missing.length + problems.length === 0 && (
        <Panel title="No result yet">
          <p className={classes.why}>
            These answers leave open which formula applies. Please check the answers about the student and the
            household.
          </p>
        </Panel>
      )}
    </>
  );
}

function whyOf(missing: readonly string[]): string {
  const has = (start: string) => missing.some((field) => field.startsWith(start));
  if (isWhoOpen(missing)) {
    return 'Start with the questions about the student: they settle whose income counts, and many others fall away.';
  }
  if (has('otherParent.') && missing.includes('parents.marital')) {
    return 'The parents’ marital status settles whether a second parent counts.';
  }
  return '';
}

function Missing({ missing }: { missing: readonly string[] }) {
  const { goTo, worksheet } = useFamily();
  return (
    <dl className={classes.places}>
      {byPlace(missing, (field) => field).map(([place, fields]) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>
            <ul aria-label={place}>
              {fields.map((field) => (
                <li key={field}>
                  <UnstyledButton className={classes.question} onClick={() => goTo(field)}>
                    {asSentence(fieldName(field))}
                    {isRange(valueAt(worksheet, field)) && ' (only a range yet)'}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ problems }: { problems: WorkedOut['problems'] }) {
  const { goTo } = useFamily();
  return (
    <Panel title={`${countOf(problems.length, 'answer')} to correct`}>
      <p className={classes.why}>These answers cannot be. They are left out until they are changed.</p>
      <ul className={classes.problems}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <span>{message}</span>
            <UnstyledButton className={classes.question} onClick={() => goTo(field)}>
              {placeOf(field)}: {fieldName(field)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
