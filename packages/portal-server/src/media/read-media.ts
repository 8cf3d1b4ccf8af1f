import { DEFAULT_AVATAR } from '@kontor/portal-core';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { HttpProblem, Reply } from '../wire/index.js';
import { byteRange } from './byte-range.js';
import { defaultAvatar } from './default-avatar.js';
import { findMedia, type MediaScope, type StoredMedia } from './media.store.js';
import { attachment } from './original-name.js';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{3,4}$/;
/** Cache header without an end, since a stored file never changes. */
const FOR_EVER = 'max-age=31536000, immutable';

export interface MediaPlace {
  readonly folder: string;
  readonly read: Knex;
}

/** The name of the requested file, and its `Range`, if any. */
export interface MediaRequest {
  readonly fileName: string;
  readonly range: string | undefined;
}

/**
 * Answers a stored file, or the requested part of it. Throws 404 for a name that does not exist or that the user may not read; without a
 * sign-in 401 instead, so that nothing is revealed about files that are not images.
 */
export async function readMedia(
  { folder, read }: MediaPlace,
  scope: MediaScope,
  { fileName, range }: MediaRequest,
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
  return partOf(file, (await file.stat()).size, { headers: headersOf(media), range });
}

function partOf(
  file: FileHandle,
  size: number,
  { headers, range }: { readonly headers: Record<string, string>; readonly range: string | undefined },
): Reply<undefined> {
  const part = byteRange(range, size);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return new Reply<undefined>(file.createReadStream(part ?? {}), {
    ...(part && { status: 206 }),
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
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

/** Headers for a file opened on its own: it runs nothing, belongs to no origin, and cannot be framed. */
const ALONE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of images, which pages that embed the portal show too. */
function imageHeaders(type: string, cache: string): Record<string, string> {
  return {
    ...ALONE,
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
