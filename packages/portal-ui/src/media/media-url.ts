import { useCallback } from 'react';
import { DEFAULT_AVATAR } from '@kontor/portal-core';
import { usePortalOrigin } from '../provider/index.js';

/** The path of a stored file, as texts keep it; the default avatar when no name is given. */
export function mediaUrl(fileName: string | null | undefined): string {
  return `/api/media/${encodeURIComponent(fileName || DEFAULT_AVATAR)}`;
}

/** Where a stored file is fetched, on whatever page the widget stands. */
export function useMediaUrl(): (fileName: string | null | undefined) => string {
  const origin = usePortalOrigin();
  return useCallback((fileName) => `${origin}${mediaUrl(fileName)}`, [origin]);
}
