import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { IconButton } from '@/ui/IconButton';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { familyAddress } from '../addresses';
import type { FamilyCard } from '../types';
import { FORMULAS, indexRange, missingWords, moneyRange, yearName } from '../words';
import classes from './families.module.css';

const COLUMNS = [
  'Family',
  'Year',
  'Formula',
  'Student Aid Index',
  'Pell Grant',
  'Answers',
  'Changed',
  'Actions',
];

type FamilyTableProps = { families: readonly FamilyCard[]; onDelete: (family: FamilyCard) => void };

/** Families with what is known of them. */
export function FamilyTable({ families, onDelete }: FamilyTableProps) {
  const now = new Date();
  return (
    <Table label="Your families" columns={COLUMNS}>
      {families.map((family) => (
        <Row key={family.id}>
          <Cell>
            <span className={classes.who}>
              <Link to={familyAddress(family.id)} className={classes.link} data-step>
                {family.name}
              </Link>
              {family.school && <span className={classes.school}>{family.school}</span>}
            </span>
          </Cell>
          <Cell label="Year">{yearName(family.year)}</Cell>
          <Cell label="Formula">
            {family.formula ? <span title={FORMULAS[family.formula].means}>{family.formula}</span> : 'Open'}
          </Cell>
          <Cell label="Index">
            <span className={classes.figure}>{indexRange(family.sai)}</span>
          </Cell>
          <Cell label="Pell Grant">
            <span className={classes.figure}>{moneyRange(family.pell)}</span>
          </Cell>
          <Cell label="Answers">
            <Open family={family} />
          </Cell>
          <Cell label="Changed">
            <time dateTime={family.updatedAt} title={formatTime(family.updatedAt)}>
              {formatAgo(family.updatedAt, now)}
            </time>
          </Cell>
          <Cell>
            <IconButton label={`Delete ${family.name}`} icon={IconTrash} onClick={() => onDelete(family)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Open({ family: { missing, problems } }: { family: FamilyCard }) {
  if (missing === 0 && problems === 0) return <Pill tint="green">Complete</Pill>;
  return (
    <span className={classes.open}>
      {missing > 0 && <Pill tint="orange">{missingWords(missing)}</Pill>}
      {problems > 0 && <Pill tint="red">{countOf(problems, 'answer')} to check</Pill>}
    </span>
  );
}
