import { Planned } from '../app';

export function FinancialAid() {
  return <Planned slug="financial-aid" />;
}
