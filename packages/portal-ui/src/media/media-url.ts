import { DEFAULT_AVATAR } from '@kontor/portal-core/media';

/** The path of a stored file, as rich texts contain it; of the default avatar when no name is given. */
export function mediaUrl(fileName: string | null | undefined): string {
  return `/api/media/${encodeURIComponent(fileName || DEFAULT_AVATAR)}`;
}
