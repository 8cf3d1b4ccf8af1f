import { useCallback } from 'react';
import { mediaAddress } from '@kontor/portal-core/media';
import { usePortalClient, usePortalOrigin } from '../provider/index.js';

/** Returns a function that asks for the URL of a stored file, good for some minutes, and rejects for a file that the user may not read. */
export function useMediaAddress(): (fileName: string) => Promise<string> {
  const client = usePortalClient();
  const origin = usePortalOrigin();
  return useCallback(
    async (fileName) => {
      const { address } = await client.call(mediaAddress, { params: { fileName } });
      return `${origin}${address}`;
    },
    [client, origin],
  );
}
