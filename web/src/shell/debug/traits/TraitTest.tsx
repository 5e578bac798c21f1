import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Counted, excessOf } from '@/apps/traits/assistant/Counted';
import formClasses from '@/apps/traits/assistant/RoleForm.module.css';
import { useKeptText } from '@/chat/kept';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { testTraits } from './api';
import { EXAMPLE_ANSWER } from './example';
import { Refused } from './Refused';
import { Tested } from './Tested';

const LONGEST = 20_000;

/** Any text, scored twice. Nothing is kept but what was typed, in this tab. */
export function TraitTest() {
  const [text, setText] = useKeptText('debug-trait-text');
  const [hasTried, setTried] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const test = useMutation({ mutationFn: testTraits });
  const { data } = test;
  const isEmpty = !text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && excessOf(text, LONGEST) === 0 && !test.isPending) test.mutate(text);
  };

  useEffect(() => {
    if (!data) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [data]);

  return (
    <Page
      title="Trait test"
      lead="Paste what somebody answered: the level of each trait, the words that earned it, and the anchor that was reached. Nothing is kept."
    >
      <Panel title="The answer">
        <form className={formClasses.form} onSubmit={submit} noValidate>
          <Counted
            label="Text"
            placeholder="Tell about something that somebody did, and how."
            rows={8}
            longest={LONGEST}
            problem={hasTried && isEmpty ? 'Paste or write a text first.' : undefined}
            value={text}
            onChange={setText}
          />
          <div className={formClasses.actions}>
            <Button type="submit" loading={test.isPending}>
              Score it
            </Button>
            {isEmpty && (
              <Button variant="default" onClick={() => setText(EXAMPLE_ANSWER)}>
                Fill in an example
              </Button>
            )}
          </div>
        </form>
        <Refused failure={test.error} onRetry={() => test.mutate(text)} />
      </Panel>
      {test.isPending && <Rows count={4} />}
      {data && (
        <section ref={result} tabIndex={-1} aria-label="The scores">
          <Tested tested={data} />
        </section>
      )}
    </Page>
  );
}
