import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isImageName, MEDIA_TYPES, mediaExtension } from '@kontor/portal-core/media';
import type { Writer } from '../db/index.js';
import { PACKAGE_FOLDER } from '../package-folder.js';

/** Folder of the demo's pictures and documents. */
const ASSETS = join(PACKAGE_FOLDER, 'assets/demo');

/** A file of the demo data, in the form of an upload. */
export interface DemoFile {
  /** Original file name of the upload. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads a file of `assets/demo`. `name` is the original file name of the upload, by default that of the asset. */
export async function readAsset(asset: string, name = asset): Promise<DemoFile> {
  return { name, bytes: await readFile(join(ASSETS, asset)) };
}

export interface MediaPlan {
  /** Folder of uploaded files; without it the files are listed but cannot be fetched. */
  readonly mediaFolder: string | undefined;
  /** ISO in UTC. */
  readonly createdAt: string;
}

/** Stores files that belong to the first sysadmin. Returns the stored name of each, which is the same every time. */
export async function storeMedia(
  trx: Writer,
  files: readonly DemoFile[],
  { mediaFolder, createdAt }: MediaPlan,
): Promise<ReadonlyMap<string, string>> {
  const owner = (await trx('users').where({ user_role_id: 1 }).orderBy('id').first('id')) as { id: number };
  const rows = files.map(({ name, bytes }) => {
    const extension = mediaExtension(name) ?? 'txt';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      file_name: `${sha256.slice(0, 32)}.${extension}`,
      original_name: name,
      content_type: MEDIA_TYPES[extension],
      size: bytes.length,
      sha256,
      is_image: isImageName(name) ? 1 : 0,
      owner_id: owner.id,
      created_at: createdAt,
    };
  });
  await trx('media').insert(rows);
  if (mediaFolder !== undefined) {
    await mkdir(mediaFolder, { recursive: true, mode: 0o700 });
    await Promise.all(
      rows.map(({ file_name }, index) =>
        writeFile(join(mediaFolder, file_name), files[index]!.bytes, { mode: 0o600 }),
      ),
    );
  }
  return new Map(rows.map(({ original_name, file_name }) => [original_name, file_name]));
}
