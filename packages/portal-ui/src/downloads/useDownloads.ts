import { useQuery } from '@tanstack/react-query';
import { cmsBlocksList } from '@kontor/portal-core';
import { CMS_BLOCKS } from '../cms-blocks/index.js';
import { usePortalClient } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';

/** Most blocks one answer holds. */
const MOST = 250;

/** The blocks of the type `downloads` for the current user; also for those who could read everyone's. */
export function useDownloads() {
  const client = usePortalClient();
  const user = useCurrentUser()?.id;
  const query = useQuery({
    queryKey: [...CMS_BLOCKS, 'downloads', user],
    queryFn: ({ signal }) =>
      client.call(cmsBlocksList, {
        query: { type: 'downloads', limit: MOST, ...(user !== undefined && { user }) },
        signal,
      }),
    enabled: user !== undefined,
  });
  return { blocks: query.data?.entries, error: query.error, retry: () => void query.refetch() };
}
