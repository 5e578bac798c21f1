import { Page } from '@/ui/Page';
import { Pill } from '@/ui/Pill';

type PlannedProps = { title: string; willShow: string };

function Planned({ title, willShow }: PlannedProps) {
  return <Page title={title} lead={`This page will show ${willShow}`} actions={<Pill>Planned</Pill>} />;
}

export const RoleSuggest = () => (
  <Planned
    title="Role suggestions"
    willShow="the raw candidates for a role, per channel, with their scores and how long they took."
  />
);

export const CleanRoleSuggest = () => (
  <Planned
    title="Role suggestions, cleaned"
    willShow="the same candidates after normalisation, with what that changed."
  />
);

export const TraitTest = () => (
  <Planned
    title="Trait test"
    willShow="the traits of a text that is pasted: scores, the words that earned them, the anchor that was reached."
  />
);

export const TraitDemo = () => (
  <Planned title="Trait demo" willShow="the traits of made-up people as a radar, as bars and as a table." />
);
