import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { currentArrival, finishArrival } from '../session';

/** Away from the login screen: to where a sign-in leads, or to the landing page. */
export function Arrive() {
  const [route] = useState(() => currentArrival() ?? '/');
  useEffect(finishArrival, []);
  return <Navigate to={route} replace />;
}
