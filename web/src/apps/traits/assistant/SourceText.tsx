import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Panel } from '@/ui/Panel';
import { cutText } from '@/ui/spans';
import classes from './suggestions.module.css';

type Line = { id: string; name: string; start?: number | null; end?: number | null };

/** The line that is looked at. A new one each time, so that the same can be gone to again. */
export type Aim = { id: string };

type SourceTextProps = {
  text: string;
  lines: readonly Line[];
  aim: Aim | null;
  onBack: (id: string) => void;
};

/** The job description as it was read, with the lines that traits come from. */
export function SourceText({ text, lines, aim, onBack }: SourceTextProps) {
  const mark = useRef<HTMLElement>(null);
  const current = lines.findIndex(({ id }) => id === aim?.id);
  const line = lines[current];
  const cuts = cutText(
    text,
    lines.map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 })),
  );
  const first = cuts.find(({ of }) => of.includes(current))?.start;

  useEffect(() => {
    if (!aim) return;
    mark.current?.focus({ preventScroll: true });
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [aim]);

  return (
    <Panel
      title="The description"
      aside={
        line && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => onBack(line.id)}
          >
            Back to {line.name}
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
      <div className={classes.source} role="group" aria-label="Job description as it was read" tabIndex={0}>
        {cuts.map(({ text: words, start, of }) => {
          if (current >= 0 && of.includes(current)) {
            return (
              <mark key={start} ref={start === first ? mark : undefined} tabIndex={-1}>
                {words}
              </mark>
            );
          }
          return (
            <span key={start} data-quoted={of.length > 0 || undefined}>
              {words}
            </span>
          );
        })}
      </div>
    </Panel>
  );
}
