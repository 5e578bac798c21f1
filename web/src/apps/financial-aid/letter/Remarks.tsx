import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
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
  const isMere = ({ code }: Remark) => MERE.includes(code);
  const sorted = [...remarks.filter((one) => !isMere(one)), ...remarks.filter(isMere)];
  return (
    <Panel title="What to know about this letter">
      <ul className={classes.remarks}>
        {sorted.map((remark) => (
          <li key={`${remark.code} ${remark.line} ${remark.message}`}>
            {isMere(remark) ? (
              <IconInfoCircle size={17} aria-hidden />
            ) : (
              <IconAlertTriangle size={17} role="img" aria-label="Warning" className={classes.warning} />
            )}
            <span>
              {remark.message} {remark.line != null && <LineRef line={remark.line} onAim={onAim} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const LineRef = ({ line, onAim }: { line: number; onAim: (line: number) => void }) => (
  <LineButton line={line} onClick={() => onAim(line)} />
);
