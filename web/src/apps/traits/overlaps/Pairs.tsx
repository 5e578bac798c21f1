import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatPercent } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { editAddress, useBase } from '../addresses';
import type { AlikeTraits } from '../types';
import classes from './overlaps.module.css';

type PairsProps = { pairs: readonly AlikeTraits[]; onPreview: (pair: AlikeTraits) => void };

/** The pairs, the most alike first. It says what the picture beside it shows. */
export function Pairs({ pairs, onPreview }: PairsProps) {
  return (
    <ol className={classes.pairs} aria-label="Pairs that are alike">
      {pairs.map((pair) => (
        <Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} onPreview={() => onPreview(pair)} />
      ))}
    </ol>
  );
}

function Pair({ pair, onPreview }: { pair: AlikeTraits; onPreview: () => void }) {
  const base = useBase();
  const { one, oneDefinition, other, otherDefinition, score, words, meaning } = pair;
  const sides = [
    { ...one, definition: oneDefinition },
    { ...other, definition: otherDefinition },
  ];
  return (
    <li>
      <div className={classes.sides}>
        {sides.map(({ id, name, definition }, side) => (
          <div key={id} className={classes.side}>
            <Link to={editAddress(base, id)} data-step={side === 0 || undefined}>
              {name}
            </Link>
            <span>{definition || 'No definition yet.'}</span>
          </div>
        ))}
      </div>
      <div className={classes.below}>
        <Pill tint={tintOf(score)}>{formatPercent(score)} alike</Pill>
        <span className={classes.parts}>
          Words {formatPercent(words)}
          {typeof meaning === 'number' && ` · Meaning ${formatPercent(meaning)}`}
        </span>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowMerge size={15} aria-hidden />}
          aria-label={`Preview the merge of ${one.name} and ${other.name}`}
          onClick={onPreview}
        >
          Preview the merge
        </Button>
      </div>
    </li>
  );
}

const tintOf = (score: number) => (score >= 0.75 ? 'orange' : 'gray');
