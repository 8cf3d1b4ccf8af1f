import { cmsBlocksList } from '@kontor/portal-core';
import { useAnswer } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';

/** Most blocks one answer holds. */
const MOST = 250;

/** The blocks of the type `downloads` for the current user; also for those who could read everyone's. */
export function useDownloads() {
  const user = useCurrentUser()?.id;
  const query = useAnswer(
    cmsBlocksList,
    { query: { type: 'downloads', limit: MOST, ...(user !== undefined && { user }) } },
    { enabled: user !== undefined },
  );
  return { blocks: query.data?.entries, error: query.error, retry: () => void query.refetch() };
}
