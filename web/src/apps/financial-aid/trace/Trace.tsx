import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { Audit } from './Audit';
import { Flow } from './Flow';
import { Lines } from './Lines';
import { reckoningOf } from './reckoning';
import { Unfinished } from './Unfinished';

/** How the result comes about: every line with its rule, its figures and its source. */
export function Trace() {
  const { worked, worksheet } = useFamily();
  if (!worked) {
    return (
      <Panel title="Every line">
        <Rows count={8} height={36} />
      </Panel>
    );
  }
  const reckoning = reckoningOf(worked, worksheet);
  return (
    <>
      {reckoning ? (
        <>
          <Flow reckoning={reckoning} />
          <Lines worked={worked} reckoning={reckoning} />
        </>
      ) : (
        <Unfinished worked={worked} then="Every line is shown here" />
      )}
      <Audit worked={worked} />
    </>
  );
}
