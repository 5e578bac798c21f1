import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '@/identity/session';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import classes from './debug.module.css';

/** The visitor's own state. No token is shown. */
export function Debug() {
  const { pathname, search } = useLocation();
  const { isAuthenticated, isLoading, authMethod, user, profile, error, permissions } = useSession();
  const facts: [string, unknown][] = [
    ['path', pathname + search],
    ['isAuthenticated', isAuthenticated],
    ['isLoading', isLoading],
    ['authMethod', authMethod],
    ['user', user ?? null],
    ['profile', profile ?? null],
    ['permissions', permissions],
    ['error', error ?? null],
    ['time', useNow().toISOString()],
  ];
  return (
    <Page title="Debug" lead="What this browser knows of you, and nothing else.">
      <Panel title="State">
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Page>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
