import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { usePrinting } from './usePrinting';

type PressProps = UnstyledButtonProps & ComponentPropsWithoutRef<'button'>;

/** Words that can be pressed. On paper there are no buttons, but what they say is part of the page. */
export function Press(props: PressProps) {
  const isPrinting = usePrinting();
  if (isPrinting) return <span className={props.className}>{props.children}</span>;
  return <UnstyledButton {...props} />;
}
