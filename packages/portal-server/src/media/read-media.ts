import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { HttpProblem, Reply } from '../wire/index.js';
import { byteRange } from './byte-range.js';
import { defaultAvatar } from './default-avatar.js';
import type { MediaPass } from './media-pass.js';
import { findMedia, type MediaScope, type StoredMedia } from './media.store.js';
import { attachment } from './original-name.js';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{3,4}$/;
/** A picture that everyone may see stays so while its record names it: a day at most is it kept beyond that. */
const A_DAY = 'public, max-age=86400';

export interface MediaPlace {
  readonly folder: string;
  readonly read: Knex;
}

/** The name of the requested file, and its `Range`, if any. */
export interface MediaRequest {
  readonly fileName: string;
  readonly range: string | undefined;
  /** The pass of the address, by which a token was not needed; absent otherwise. */
  readonly pass: MediaPass | null;
}

/**
 * Answers a stored file, or the requested part of it. Throws 404 for a name that does not exist or that the user may not read; without a
 * sign-in 401 instead, so that nothing is revealed about files that are not public.
 */
export async function readMedia(
  { folder, read }: MediaPlace,
  scope: MediaScope,
  { fileName, range, pass }: MediaRequest,
): Promise<Reply<undefined>> {
  if (fileName === DEFAULT_AVATAR)
    return new Reply<undefined>(defaultAvatar, {
      headers: { ...imageHeaders('image/jpeg'), ...PUBLIC },
    });
  const missing = new HttpProblem(scope.kind === 'publicOnly' ? 'not_authorized' : 'not_found');
  const media = NAME.test(fileName) ? await findMedia(read, scope, fileName) : null;
  if (!media) throw missing;
  const file = await open(join(folder, fileName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) throw missing;
  return partOf(file, (await file.stat()).size, { headers: headersOf(media, pass), range });
}

/** Whether a file exists and may be read. */
export async function mayRead(read: Knex, scope: MediaScope, fileName: string): Promise<boolean> {
  return NAME.test(fileName) && (await findMedia(read, scope, fileName)) !== null;
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

function headersOf(media: StoredMedia, pass: MediaPass | null): Record<string, string> {
  const reach = media.isPublic ? PUBLIC : privateHeaders(pass);
  if (media.is_image) return { ...imageHeaders(media.content_type), ...reach };
  return {
    ...ALONE,
    'Content-Type': media.content_type,
    'Content-Disposition': attachment(media.original_name),
    ...reach,
  };
}

/** Headers of a picture for everyone; pages that embed the portal show it too. */
const PUBLIC = { 'Cache-Control': A_DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Headers of a file that not everyone may read: kept by no proxy, and by the browser as long as its address is good. Another site may show
 * it only by an address that was made for a partner's page.
 */
function privateHeaders(pass: MediaPass | null): Record<string, string> {
  return {
    'Cache-Control': pass ? `private, max-age=${pass.seconds}` : 'private, no-store',
    'Cross-Origin-Resource-Policy': pass?.reader.isPage ? 'cross-origin' : 'same-origin',
  };
}

/** Headers for a file opened on its own: it runs nothing, belongs to no origin, and cannot be framed. */
const ALONE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

function imageHeaders(type: string): Record<string, string> {
  return { ...ALONE, 'Content-Type': type, 'Content-Disposition': 'inline' };
}
