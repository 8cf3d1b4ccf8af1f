import { LoadFailure, Skeleton } from '../../primitives/index.js';
import { useCurrentUserFailure } from '../useCurrentUser.js';
import { Card } from './Profile.styles.js';

/** Stands where the signed-in user is to be: while they are asked for, or when that failed. */
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
