import { Planned } from '../app';

export function DonorMotivationMapper() {
  return <Planned slug="donor-motivation-mapper" />;
}
