import { isRefusal, mayPass } from '@/api/client';
import { Failure } from '@/ui/Failure';

type RefusedProps = { failure: Error | null; onRetry: () => void };

/** Why there is no answer. What was typed is still there. */
export function Refused({ failure, onRetry }: RefusedProps) {
  if (!failure) return null;
  const mayHelp = mayPass(failure) || isRefusal(failure, 'rate_limited');
  return <Failure message={failure.message} onRetry={mayHelp ? onRetry : undefined} />;
}
