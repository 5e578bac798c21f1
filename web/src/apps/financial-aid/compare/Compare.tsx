import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { Schools } from './Schools';
import { Years } from './Years';

/** The family's schools side by side, and the same answers in every award year. */
export function Compare() {
  const { worked } = useFamily();
  if (!worked) {
    return (
      <Panel title="Schools side by side">
        <Rows />
      </Panel>
    );
  }
  return (
    <>
      <Schools worked={worked} />
      <Years />
    </>
  );
}
