import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { LoginFrame } from '../login/LoginFrame';
import { useLinkToken } from './useLinkToken';

/** Gives a page the token of the link that was opened. Without one there is nothing to ask the server. */
export function withLinkToken(Page: ComponentType<{ token: string }>): ComponentType {
  return function OpenedLink() {
    const token = useLinkToken();
    return token ? <Page token={token} /> : <IncompleteLink />;
  };
}

function IncompleteLink() {
  return (
    <LoginFrame title="Incomplete link" lead="A part of the address is missing.">
      <Failure message="This link is incomplete. Open it from the mail again, or ask for a new one." />
      <Link to="/login">To the sign-in page</Link>
    </LoginFrame>
  );
}
