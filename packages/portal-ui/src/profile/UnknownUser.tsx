import { LoadFailure, Skeleton } from '../primitives/index.js';
import { useCurrentUserFailure } from '../session/index.js';
import { Card } from './Profile.styles.js';

/** Shown in place of the signed-in user's data while it is loading, or when that failed. */
export function UnknownUser() {
  const failure = useCurrentUserFailure();
  if (failure !== null) return <LoadFailure error={failure.error} onRetry={failure.retry} />;
  return (
    <Card aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  );
}
