import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { verifyAudit } from '../api';
import classes from './admin.module.css';

/** Each entry of the log holds a hash of the one before it: whether they still fit together. */
export function ChainCheck() {
  const check = useMutation({ mutationFn: verifyAudit });
  return (
    <div className={classes.chain}>
      <Button variant="default" size="xs" loading={check.isPending} onClick={() => check.mutate()}>
        Check the chain
      </Button>
      {check.error && <Failure message={check.error.message} />}
      {check.data && <Result verdict={check.data} />}
    </div>
  );
}

function Result({ verdict }: { verdict: Schemas['Verdict'] }) {
  if (verdict.broken) return <Failure message={`The chain is broken: ${verdict.broken}`} />;
  return (
    <p role="status">
      All {verdict.entries} entries are in order. The last hash is <code>{verdict.head.slice(0, 16)}</code>.
    </p>
  );
}
