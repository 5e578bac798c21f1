import { Planned } from '../app';

export function OutlookInbox() {
  return <Planned slug="outlook-inbox" />;
}
