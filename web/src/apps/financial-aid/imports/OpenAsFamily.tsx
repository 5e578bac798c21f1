import { Button } from '@mantine/core';
import { IconExternalLink, IconUsersPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { familyAddress } from '../addresses';
import classes from './imports.module.css';
import type { Opening } from './useOpening';

type OpenAsFamilyProps = { line: number; opening: Opening };

/** Goes on with one row in the interview. */
export function OpenAsFamily({ line, opening }: OpenAsFamilyProps) {
  const family = opening.kept[line];
  const isOwn = opening.line === line;
  if (family) {
    return (
      <p className={classes.open} role="status">
        Kept as a family.{' '}
        <Link to={familyAddress(family.id)} target="_blank" rel="noopener">
          Open {family.name} in a new tab <IconExternalLink size={14} aria-hidden />
        </Link>
      </p>
    );
  }
  return (
    <div className={classes.open}>
      {isOwn && opening.failure && <Failure message={opening.failure.message} />}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUsersPlus size={14} aria-hidden />}
        loading={isOwn && opening.isPending}
        onClick={() => opening.start(line)}
      >
        Open as a family
      </Button>
      <span className={classes.note}>Only then are its answers kept, under your account.</span>
    </div>
  );
}
