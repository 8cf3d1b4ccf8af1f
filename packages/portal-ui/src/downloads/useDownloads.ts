import { cmsBlocksList } from '@kontor/portal-core/cms-blocks';
import { useAnswer } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';

/** Largest number of blocks in one response. */
const MOST = 250;

/** Fetches the current user's blocks of the type `downloads`, also for users who could read everyone's. */
export function useDownloads() {
  const user = useCurrentUser()?.id;
  const query = useAnswer(
    cmsBlocksList,
    { query: { type: 'downloads', limit: MOST, ...(user !== undefined && { user }) } },
    { enabled: user !== undefined },
  );
  return { blocks: query.data?.entries, error: query.error, retry: () => void query.refetch() };
}
