import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Press } from '@/ui/Press';
import classes from './criteria.module.css';
import type { Chip } from './edited';

type ChipViewProps = {
  chip: Chip;
  isOpen: boolean;
  /** Nothing where it can only be read. */
  onOpen: (() => void) | undefined;
  onRemove: () => void;
};

/** One thing that was understood: what, and how much it is needed. */
export function ChipView({ chip, isOpen, onOpen, onRemove }: ChipViewProps) {
  const { label, text, excluded, need } = chip;
  const words = (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.value}>
        {excluded && <b className={classes.not}>not </b>}
        {text || '…'}
      </span>{' '}
      <span className={classes.need}>{need}</span>
    </>
  );
  return (
    <li className={classes.chip} data-excluded={excluded || undefined} data-need={need}>
      {onOpen ? (
        <>
          <Press className={classes.open} aria-expanded={isOpen} data-chip={chip.id} onClick={onOpen}>
            {words}
          </Press>
          <UnstyledButton
            className={classes.remove}
            aria-label={`Remove ${label}: ${text}`}
            onClick={onRemove}
          >
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </>
      ) : (
        <span className={classes.read}>{words}</span>
      )}
    </li>
  );
}
