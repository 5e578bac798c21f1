import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import type { Answer, Source } from '../types';

const SourceDrawer = lazy(() => import('./SourceDrawer'));

type Opened = { source: Source; runs: Answer['runs']; opener: HTMLElement };

type Known = Pick<Answer, 'sources' | 'runs'>;

const Opening = createContext<(opened: Opened) => void>(() => {});
const OfAnswer = createContext<Known>({ sources: [], runs: [] });

/** Opens the sources of all answers in it, one at a time, and gives the focus back to what opened it. */
export function SourceProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLElement>(null);

  // After it is gone: nothing behind an open drawer takes the focus.
  useEffect(() => {
    if (!opened) opener.current?.focus();
    opener.current = opened?.opener ?? null;
  }, [opened]);

  return (
    <Opening value={setOpened}>
      {children}
      {opened && (
        <Suspense>
          <SourceDrawer source={opened.source} runs={opened.runs} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Opening>
  );
}

/** The answer whose sources are meant by their numbers. */
export const AnswerSources = OfAnswer;

/** Finds a source of the answer by its number, and a way to open it. */
export function useSources() {
  const open = use(Opening);
  const { sources, runs } = use(OfAnswer);
  return {
    find: (number: number) => sources.find((source) => source.number === number),
    open: (source: Source, opener: HTMLElement) => open({ source, runs, opener }),
  };
}
