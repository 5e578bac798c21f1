import { IconMessageReport } from '@tabler/icons-react';
import { showPlace } from '@/talent/MarkedText';
import { quoteAt } from '@/talent/quote';
import { StateMark } from '@/talent/StateMark';
import { KINDS } from '@/talent/words';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
import { Cell, Row, Table } from '@/ui/Table';
import { lockedUnless, useMayChange } from '../rights';
import type { CandidateDetail, CandidateRequirement, Requirement } from '../types';
import { exactPoints, NEEDS } from '../words';
import classes from './detail.module.css';
import { evidenceId } from './evidence';
import { Part } from './Part';

const COLUMNS = ['Requirement', 'State', 'Evidence', 'Adds', 'Actions'];

type RequirementMatrixProps = {
  detail: CandidateDetail;
  onMistake: (about: Requirement) => void;
};

/** Each requirement: met, adjacent, missing or unknown, and the words that say so. */
export function RequirementMatrix({ detail, onMistake }: RequirementMatrixProps) {
  const mayChange = useMayChange();
  return (
    <Part title="Requirements">
      <div className={classes.matrix}>
        <Table label="Requirements" columns={COLUMNS}>
          {detail.requirements.map((one) => (
            <Row key={one.requirement.id} muted={one.requirement.need === 'ignore'}>
              <Cell>
                <span className={classes.asked}>
                  {one.requirement.label}
                  <small>
                    {NEEDS[one.requirement.need].label}
                    {one.requirement.need !== 'ignore' && `, weight ${one.requirement.weight}`}
                  </small>
                </span>
              </Cell>
              <Cell label="State">
                <StateMark state={one.found.state} />
              </Cell>
              <Cell label="Evidence">
                <Evidence one={one} text={detail.text} />
              </Cell>
              <Cell label="Adds">
                {one.contribution
                  ? `${exactPoints(one.contribution.points)} of ${exactPoints(one.contribution.most)}`
                  : 'Counts nothing'}
              </Cell>
              <Cell>
                <IconButton
                  label={`Report a mistake about ${one.requirement.label}`}
                  icon={IconMessageReport}
                  {...lockedUnless(mayChange)}
                  onClick={() => onMistake(one.requirement)}
                />
              </Cell>
            </Row>
          ))}
        </Table>
      </div>
    </Part>
  );
}

function Evidence({ one, text }: { one: CandidateRequirement; text: string }) {
  const { found, requirement, sentence } = one;
  return (
    <span className={classes.evidence}>
      <span className={classes.soft}>{sentence}</span>
      {found.evidence.map(({ span, kind }, number) => (
        <Press
          // biome-ignore lint/suspicious/noArrayIndexKey: evidence has no name, and never moves.
          key={number}
          className={classes.quote}
          title={KINDS[kind].means}
          onClick={() => showPlace(evidenceId(requirement.id, number))}
        >
          <span className="visually-hidden">Show in the résumé: </span>“{quoteAt(text, span)}”{' '}
          <small>{KINDS[kind].label}</small>
        </Press>
      ))}
    </span>
  );
}
