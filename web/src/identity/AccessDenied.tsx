import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Page } from '@/ui/Page';
import classes from './AccessDenied.module.css';
import type { Role } from './roles';

/** What stands in place of a page that somebody may not see. */
export function AccessDenied({ role }: { role?: Role }) {
  const navigate = useNavigate();
  // The router counts the pages of the suite that lie behind.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  return (
    <Page
      title="Access Denied"
      narrow
      lead={
        <>
          You don't have permission to access this page.
          {role && (
            <>
              <br />
              Required role: {role}
            </>
          )}
        </>
      }
    >
      <div className={classes.actions}>
        <Button onClick={() => navigate('/')}>Go to Home</Button>
        <Button variant="default" onClick={goBack}>
          Go Back
        </Button>
      </div>
    </Page>
  );
}
