import {
  isImageName,
  mediaExtension,
  MEDIA_TYPES,
  validateImageSize,
  validateUpload,
  type MediaFile,
} from '@kontor/portal-core/media';
import type { FormFile } from '@kontor/portal-core/wire';
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpProblem, receivedFile, validationFailed, type WriteDoor } from '../wire/index.js';
import { matchesContent } from './content-match.js';
import { imageSize } from './image-size.js';
import { checkQuota } from './media-quota.js';
import { insertMedia } from './media.store.js';
import { originalName } from './original-name.js';

export interface UploadPlace {
  readonly folder: string;
  readonly write: WriteDoor;
  readonly owner: { readonly ownerId: number; readonly merchantErpId: number | null };
  /** Bytes that the files of a merchant may take; 0 means no limit. */
  readonly quotaBytes: number;
  /** ISO in UTC. */
  readonly at: string;
}

/**
 * Stores a received file under an unguessable name. Throws 415 unless name and content agree on one of the listed types, 422 for a picture
 * of too many pixels, 413 when the files of its merchant would take too much.
 */
export async function storeUpload(body: FormFile, place: UploadPlace): Promise<MediaFile> {
  const file = receivedFile(body);
  const name = originalName(body.name);
  const extension = mediaExtension(name);
  if (extension === null) throw new HttpProblem('unsupported_type');
  const issues = validateUpload({ name, size: file.size });
  if (issues.length > 0) throw validationFailed(issues);
  const bytes = await readFile(file.path);
  if (!(await matchesContent(bytes, extension))) throw new HttpProblem('unsupported_type');
  const sizeIssues = validateImageSize(isImageName(name) ? imageSize(bytes) : null);
  if (sizeIssues.length > 0) throw validationFailed(sizeIssues);
  const media: MediaFile = {
    fileName: `${randomBytes(16).toString('hex')}.${extension}`,
    originalName: name,
    contentType: MEDIA_TYPES[extension],
    size: file.size,
  };
  const path = join(place.folder, media.fileName);
  await file.moveTo(path);
  try {
    await place.write(async (trx, trail) => {
      await checkQuota(trx, { ...place.owner, size: file.size }, place.quotaBytes);
      const row = {
        ...media,
        ...place.owner,
        sha256: file.sha256,
        isImage: isImageName(name),
        createdAt: place.at,
      };
      await trail.touch('media', [
        { id: await insertMedia(trx, row), detail: { file_name: media.fileName } },
      ]);
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return media;
}
