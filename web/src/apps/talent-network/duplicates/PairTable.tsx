import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { countOf, formatPercent } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { candidateAddress } from '../addresses';
import type { Pair, PairSide } from '../types';
import classes from './duplicates.module.css';

const COLUMNS = ['Uploaded file', 'Already here', 'Why', 'Alike', 'Actions'];

type PairTableProps = { pairs: readonly Pair[]; onChoose: (pair: Pair) => void };

/** Two by two, the most alike first. */
export function PairTable({ pairs, onChoose }: PairTableProps) {
  return (
    <Table label="Likely the same" columns={COLUMNS}>
      {pairs.map((pair) => (
        <Row key={`${pair.file.id} ${pair.other.id}`}>
          <Cell>
            <Side side={pair.file} />
          </Cell>
          <Cell label="Already here">
            <Side side={pair.other} />
          </Cell>
          <Cell label="Why">
            <ul className={classes.reasons}>
              {pair.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Cell>
          <Cell label="Alike">
            <span className={classes.two}>
              {pair.alike > 0 && alikeOf(pair)}
              {pair.sameNameAndContact && <Pill tint="indigo">Name and contact</Pill>}
            </span>
          </Cell>
          <Cell>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Compare ${pair.file.file ?? pair.file.name} with ${pair.other.name}`}
              onClick={() => onChoose(pair)}
            >
              Compare…
            </Button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Rounded as the reason beside it is: down. */
const alikeOf = ({ alike }: Pair) => formatPercent(Math.floor(alike / 10) / 100);

function Side({ side: { id, name, source, file, title, skillCount } }: { side: PairSide }) {
  const below = [source === 'campus' ? 'Campus' : file, title].filter(Boolean).join('. ');
  return (
    <span className={classes.two}>
      <Link to={candidateAddress(id)}>{name}</Link>
      <small>
        {below && `${below}. `}
        {countOf(skillCount, 'skill')}
      </small>
    </span>
  );
}
