import { Button } from '@mantine/core';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { lockedUnless, useMayChange } from '../rights';
import type { Progress } from '../types';
import { STAGES } from '../words';
import classes from './candidate.module.css';
import type { useStage } from './useStage';

const COLUMNS = ['Stage', 'Note', 'When', 'State'];

type HistoryProps = { progress: Progress; takeBack: ReturnType<typeof useStage>['takeBack'] };

/** Every step, the newest first; those that were taken back too. The last one in force can be taken back. */
export function History({ progress: { steps }, takeBack }: HistoryProps) {
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  const last = steps.find(({ undoneAt }) => !undoneAt);
  return (
    <div {...within}>
      <Panel title="History" headingRef={heading}>
        {takeBack.error && <Failure message={takeBack.error.message} />}
        {steps.length === 0 && <Empty title="No step yet: there is a profile, and nothing has come of it" />}
        {steps.length > 0 && (
          <Table label="Steps" columns={COLUMNS}>
            {steps.map((step) => (
              <Row key={step.id} muted={Boolean(step.undoneAt)}>
                <Cell>
                  <Pill tint={step.undoneAt ? 'gray' : STAGES[step.stage].tint}>
                    {STAGES[step.stage].label}
                  </Pill>
                </Cell>
                <Cell label="Note">{step.note || '–'}</Cell>
                <Cell label="When">
                  <span className={classes.two}>
                    <time dateTime={step.at}>{formatTime(step.at)}</time>
                    <small>{step.by}</small>
                  </span>
                </Cell>
                <Cell label="State">
                  {step.undoneAt && (
                    <span className={classes.two}>
                      Taken back
                      <small>{[step.undoneBy, formatTime(step.undoneAt)].filter(Boolean).join(', ')}</small>
                    </span>
                  )}
                  {step === last && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Take back: ${STAGES[step.stage].label}`}
                      loading={takeBack.isPending}
                      {...lockedUnless(mayChange)}
                      onClick={() => takeBack.mutate(step)}
                    >
                      Take back
                    </Button>
                  )}
                  {!step.undoneAt && step !== last && 'In force'}
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  );
}
