import { Button } from '@mantine/core';
import type { Schemas } from '@/api/client';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatAgo } from '@/ui/time';
import { describeDevice } from '../device';
import classes from './account.module.css';

type SessionRowProps = {
  session: Schemas['Session'];
  onEnd: () => void;
};

/** A session in a list, to its owner or to an admin. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const device = describeDevice(session.userAgent);
  return (
    <Row>
      <Cell>
        <span className={classes.device} title={session.userAgent}>
          {device}
          {session.current && <Pill tint="teal">This one</Pill>}
        </span>
      </Cell>
      <Cell label="Address">{session.ipAddress}</Cell>
      <Cell label="Last activity">{formatAgo(session.lastActivity, new Date())}</Cell>
      <Cell>
        <Button variant="default" size="xs" onClick={onEnd}>
          Sign out<span className="visually-hidden"> {device}</span>
        </Button>
      </Cell>
    </Row>
  );
}
