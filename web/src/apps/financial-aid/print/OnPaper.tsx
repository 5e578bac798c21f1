import type { ReactNode } from 'react';
import { usePrinting } from '@/ui/usePrinting';
import { Summary } from './Summary';

/** The page of a family: itself on the screen, one sheet on paper. What is typed stays where it is meanwhile. */
export function OnPaper({ children }: { children: ReactNode }) {
  const isPrinting = usePrinting();
  return (
    <>
      <div className="no-print">{children}</div>
      {isPrinting && <Summary />}
    </>
  );
}
