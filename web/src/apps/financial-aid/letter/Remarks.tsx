import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Panel } from '@/ui/Panel';
import { LineButton } from './LineButton';
import classes from './letter.module.css';
import type { Remark } from './types';

/** Words explained, and how the lines were read. The rest can cost money. */
const MERE: readonly Remark['code'][] = [
  'jargon',
  'notMoney',
  'perTerm',
  'termsGuessed',
  'paired',
  'reduction',
  'duplicate',
];

type RemarksProps = { remarks: readonly Remark[]; onAim: (line: number) => void };

/** What the reader of the letter should know: warnings first. */
export function Remarks({ remarks, onAim }: RemarksProps) {
  if (remarks.length === 0) return null;
  const isMere = ({ code }: Pick<Remark, 'code'>) => MERE.includes(code);
  const sorted = [...remarks.filter((one) => !isMere(one)), ...remarks.filter(isMere)];
  return (
    <Panel title="What to know about this letter">
      <ul className={classes.remarks}>
        {together(sorted).map((remark) => (
          <li key={`${remark.code} ${remark.message}`}>
            {isMere(remark) ? (
              <IconInfoCircle size={17} aria-hidden />
            ) : (
              <IconAlertTriangle size={17} role="img" aria-label="Warning" className={classes.warning} />
            )}
            <span>
              {remark.message}
              {remark.lines.map((line) => (
                <Fragment key={line}>
                  {' '}
                  <LineButton line={line} onClick={() => onAim(line)} />
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Told = Pick<Remark, 'code' | 'message'> & { lines: number[] };

/** What is said of several lines is said once, with all of them. */
function together(remarks: readonly Remark[]): Told[] {
  const told: Told[] = [];
  for (const { code, message, line } of remarks) {
    const known = told.find((one) => one.code === code && one.message === message);
    const lines = line == null ? [] : [line];
    if (known) known.lines.push(...lines);
    else told.push({ code, message, lines });
  }
  return told;
}
