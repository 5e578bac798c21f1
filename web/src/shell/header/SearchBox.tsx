import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { openPanel } from '../keyboard/panel';
import { MODIFIER } from '../keyboard/shortcuts';
import classes from './header.module.css';

/** Looks like a field, opens the palette. */
export function SearchBox() {
  return (
    <UnstyledButton
      className={classes.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPanel('palette')}
    >
      <IconSearch size={16} aria-hidden />
      <span className={classes.searchText}>Search people and apps</span>
      <kbd className={classes.searchKeys} aria-hidden>
        {MODIFIER} K
      </kbd>
    </UnstyledButton>
  );
}
