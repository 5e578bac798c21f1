import '@/ui/styles';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectSession } from '@/identity/session';
import { App } from '@/shell/App';
import { readFlags } from '@/shell/flags';
import { makeRouter } from '@/shell/router';

// Styles that components add while they run carry the nonce of this document; the policy lets no others in.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);
connectSession();

// A page taken out of the browser's back-and-forward memory may show what its owner may no longer see.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App router={makeRouter(readFlags(document))} nonce={nonce} />
  </StrictMode>,
);
