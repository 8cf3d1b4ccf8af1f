import { useCallback } from 'react';
import { DEFAULT_AVATAR } from '@kontor/portal-core';
import { usePortalOrigin } from '../provider/index.js';

/** The path of a stored file, as rich texts contain it; of the default avatar when no name is given. */
export function mediaUrl(fileName: string | null | undefined): string {
  return `/api/media/${encodeURIComponent(fileName || DEFAULT_AVATAR)}`;
}

/** Returns a function that gives a stored file's URL, whichever page contains the widget. */
export function useMediaUrl(): (fileName: string | null | undefined) => string {
  const origin = usePortalOrigin();
  return useCallback((fileName) => `${origin}${mediaUrl(fileName)}`, [origin]);
}
