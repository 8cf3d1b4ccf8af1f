import { DEFAULT_AVATAR } from '@kontor/portal-core';

/** Where a stored file is fetched; the default avatar when no name is given. */
export function mediaUrl(fileName: string | null | undefined): string {
  return `/api/media/${encodeURIComponent(fileName || DEFAULT_AVATAR)}`;
}
