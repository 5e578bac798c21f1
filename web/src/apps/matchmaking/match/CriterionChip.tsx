import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '@/chat/criteria/criteria.module.css';
import type { Chip } from '@/chat/criteria/edited';
import { Press } from '@/ui/Press';
import { howMuch } from './words';

type CriterionChipProps = { chip: Chip; isOpen: boolean; onOpen: () => void; onRemove: () => void };

/** One criterion: what, whether it must be, and how much it weighs. */
export function CriterionChip({ chip, isOpen, onOpen, onRemove }: CriterionChipProps) {
  const { label, text, excluded, need } = chip;
  return (
    <li className={classes.chip} data-excluded={excluded || undefined} data-need={need}>
      <Press className={classes.open} aria-expanded={isOpen} data-chip={chip.id} onClick={onOpen}>
        <span className={classes.label}>{label}</span>{' '}
        <span className={classes.value}>
          {excluded && <b className={classes.not}>not </b>}
          {text || '…'}
        </span>{' '}
        <span className={classes.need}>{howMuch(chip)}</span>
      </Press>
      <UnstyledButton className={classes.remove} aria-label={`Remove ${label}: ${text}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </UnstyledButton>
    </li>
  );
}
