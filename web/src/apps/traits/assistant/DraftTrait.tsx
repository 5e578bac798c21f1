import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mayPass } from '@/api/client';
import { useKept, useKeptText } from '@/chat/kept';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { proposeTrait } from './api';
import { Counted, excessOf, shortenedBy } from './Counted';
import { Proposal } from './Proposal';
import type { PieceDecisions } from './pieces';
import classes from './RoleForm.module.css';
import type { ProposedTrait, ProposeTrait } from './types';

const LONGEST_NAME = 80;
const LONGEST_DEFINITION = 1000;
const LONGEST_LINE = 1000;

/** From a name to a whole trait, piece by piece. What was typed and decided outlives a reload of this tab. */
export function DraftTrait() {
  const [name, setName] = useKeptText('traits-draft-name');
  const [definition, setDefinition] = useKeptText('traits-draft-definition');
  const [line, setLine] = useKeptText('traits-draft-line');
  const [proposed, keep] = useKept<ProposedTrait>('traits-draft');
  const [decisions, keepDecisions] = useKept<PieceDecisions>('traits-draft-decisions');
  const [hasTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const propose = useMutation({
    mutationFn: (asked: ProposeTrait) => proposeTrait(asked),
    onSuccess: (answer) => {
      keepDecisions(null);
      keep(answer);
    },
  });
  const { data: answered, error } = propose;
  const texts = [
    [name, LONGEST_NAME],
    [definition, LONGEST_DEFINITION],
    [line, LONGEST_LINE],
  ] as const;
  const isTooLong = texts.some(([text, longest]) => excessOf(text, longest) > 0);
  const ask = () =>
    propose.mutate({
      name: name.trim(),
      ...(definition.trim() && { definition: definition.trim() }),
      ...(line.trim() && { line: line.trim() }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() && !isTooLong && !propose.isPending) ask();
  };

  useEffect(() => {
    if (!answered) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [answered]);

  return (
    <>
      <Panel title="The trait">
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label="Name"
            placeholder="Clear handovers"
            error={shortenedBy(name, LONGEST_NAME) || (hasTried && !name.trim() && 'Give it a name.')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Counted
            label="Definition (optional)"
            placeholder="What somebody does who has it."
            rows={2}
            longest={LONGEST_DEFINITION}
            value={definition}
            onChange={setDefinition}
          />
          <Counted
            label="A line that asks for it (optional)"
            placeholder="You leave every shift so that the next one can start at once."
            rows={2}
            longest={LONGEST_LINE}
            value={line}
            onChange={setLine}
          />
          <div className={classes.actions}>
            <Button
              type="submit"
              leftSection={<IconSparkles size={16} aria-hidden />}
              loading={propose.isPending}
            >
              Draft it
            </Button>
          </div>
        </form>
        {error && <Failure message={error.message} onRetry={mayPass(error) ? ask : undefined} />}
      </Panel>
      {propose.isPending && <Rows count={5} height={56} />}
      {proposed && !propose.isPending && (
        <Proposal
          proposed={proposed}
          decisions={decisions ?? {}}
          headingRef={heading}
          onDecide={keepDecisions}
        />
      )}
      {!proposed && !propose.isPending && !error && (
        <Empty title="Nothing has been drafted yet">
          A name is enough. A definition, or a line of a job description, makes the draft more to the point.
        </Empty>
      )}
    </>
  );
}
