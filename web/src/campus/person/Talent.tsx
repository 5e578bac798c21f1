import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { countOf, formatMoney } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import { Chips } from './Chips';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

/** What somebody can do, and what they look for if they look for work. */
export function Talent({ record }: AreaProps) {
  const { candidate, skills } = record;
  return (
    <>
      {candidate && (
        <Panel title="Looks for work">
          <Facts>
            <Fact label="As">
              <Chips texts={candidate.desiredTitles} />
            </Fact>
            <Fact label="Where">
              {[...candidate.places, ...(candidate.remote ? ['remote'] : [])].join(', ') || 'Anywhere'}
            </Fact>
            {candidate.salaryFrom > 0 && (
              <Fact label="Salary from">{formatMoney(candidate.salaryFrom * 100)} a year</Fact>
            )}
            <Fact label="Available from">{formatDay(candidate.availableFrom)}</Fact>
          </Facts>
        </Panel>
      )}
      {skills.length > 0 && (
        <Panel title="Skills">
          <Table label="Skills" columns={['Skill', 'Practised', 'From']}>
            {skills.map(({ skill, years, source }) => (
              <Row key={skill}>
                <Cell>
                  <b className={classes.strong}>{skill}</b>
                </Cell>
                <Cell label="Practised">{countOf(years, 'year')}</Cell>
                <Cell label="From">{source}</Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
      {candidate?.resume && (
        <Panel title="Résumé">
          <p className={classes.resume}>{candidate.resume}</p>
        </Panel>
      )}
    </>
  );
}
