import { DEFAULT_AVATAR } from '@kontor/portal-core';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { Reply } from '../http/handler.js';
import { HttpProblem } from '../http/problem.js';
import { defaultAvatar } from './default-avatar.js';
import { findMedia, type MediaScope, type StoredMedia } from './media.store.js';
import { attachment } from './original-name.js';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{3,4}$/;
/** A stored file never changes, so whoever may keep it may keep it for ever. */
const FOR_EVER = 'max-age=31536000, immutable';

export interface MediaPlace {
  readonly folder: string;
  readonly read: Knex;
}

/**
 * Answers a stored file. Throws 404 for names that are not there or not for the reader; 401 instead where nobody is signed in, who thus
 * learns nothing about files that are no images.
 */
export async function readMedia(
  { folder, read }: MediaPlace,
  scope: MediaScope,
  fileName: string,
): Promise<Reply<undefined>> {
  if (fileName === DEFAULT_AVATAR)
    return new Reply<undefined>(defaultAvatar, {
      headers: imageHeaders('image/jpeg', 'public, max-age=86400'),
    });
  const missing = new HttpProblem(scope.kind === 'imagesOnly' ? 'not_authorized' : 'not_found');
  const media = NAME.test(fileName) ? await findMedia(read, scope, fileName) : null;
  if (!media) throw missing;
  const file = await open(join(folder, fileName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) throw missing;
  const { size } = await file.stat();
  return new Reply<undefined>(file.createReadStream(), {
    headers: { ...headersOf(media), 'Content-Length': String(size) },
  });
}

function headersOf(media: StoredMedia): Record<string, string> {
  if (media.is_image) return imageHeaders(media.content_type, `public, ${FOR_EVER}`);
  return {
    ...ALONE,
    'Content-Type': media.content_type,
    'Content-Disposition': attachment(media.original_name),
    'Cache-Control': `private, ${FOR_EVER}`,
  };
}

/** Opened on its own, a file runs nothing and belongs to no origin; no page frames it. */
const ALONE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Pages that embed the portal show its pictures too. */
function imageHeaders(type: string, cache: string): Record<string, string> {
  return {
    ...ALONE,
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
