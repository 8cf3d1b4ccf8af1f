import type { DataScope } from '@kontor/portal-core/access';
import type { MediaFile } from '@kontor/portal-core/media';
import type { Knex } from 'knex';
import { insertRow, type Row, type Writer } from '../db/index.js';
import { isNamedFor } from './named-for.store.js';

/**
 * The files that may be read: without a sign-in the public pictures alone, else also those that people of the scope uploaded, and those of
 * staff that a record of the scope names.
 */
export type MediaScope = { readonly kind: 'publicOnly' } | DataScope;

/** Whether the session of a token has not ended. */
export async function isSessionOpen(read: Knex, tokenId: string): Promise<boolean> {
  return (await read('sessions').where({ token_id: tokenId }).first('id')) !== undefined;
}

export interface NewMedia extends MediaFile {
  readonly sha256: string;
  readonly isImage: boolean;
  readonly ownerId: number;
  /** Null for a file of staff. */
  readonly merchantErpId: number | null;
  /** ISO in UTC. */
  readonly createdAt: string;
}

export async function insertMedia(trx: Writer, media: NewMedia): Promise<number> {
  const row = {
    file_name: media.fileName,
    original_name: media.originalName,
    content_type: media.contentType,
    size: media.size,
    sha256: media.sha256,
    is_image: media.isImage ? 1 : 0,
    owner_id: media.ownerId,
    merchant_erp_id: media.merchantErpId,
    created_at: media.createdAt,
  };
  return insertRow(trx, 'media', row);
}

export type StoredMedia = Pick<Row<'media'>, 'original_name' | 'content_type' | 'is_image'> & {
  readonly isPublic: boolean;
};

/** Finds the file of that name; null unless the scope may read it. A public picture is read by everyone. */
export async function findMedia(
  read: Knex,
  scope: MediaScope,
  fileName: string,
): Promise<StoredMedia | null> {
  const media = await read('media')
    .where({ file_name: fileName })
    .first('original_name', 'content_type', 'is_image', 'merchant_erp_id');
  if (!media) return null;
  const isPublic = media.is_image === 1 && (await isShownToAll(read, fileName));
  const file = { file_name: fileName, merchant_erp_id: media.merchant_erp_id };
  return isPublic || (await isReadBy(read, scope, file)) ? { ...media, isPublic } : null;
}

type Belonging = Pick<Row<'media'>, 'file_name' | 'merchant_erp_id'>;

async function isReadBy(read: Knex, scope: MediaScope, file: Belonging): Promise<boolean> {
  if (scope.kind !== 'merchant') return scope.kind === 'all';
  if (file.merchant_erp_id !== null) return file.merchant_erp_id === scope.merchantErpId;
  return isNamedFor(read, scope.merchantErpId, file.file_name);
}

/** True for the portrait of a user and the pictures of posts and CMS blocks. The name is one that the server made: no wildcards. */
async function isShownToAll(read: Knex, fileName: string): Promise<boolean> {
  const within = `%${fileName}%`;
  const found = await Promise.all([
    read('users').where({ profile_picture: fileName }).first('id'),
    read('blog_posts').where({ thumbnail: fileName }).orWhere('content', 'like', within).first('id'),
    read('cms_blocks').where('content', 'like', within).first('id'),
  ]);
  return found.some((row) => row !== undefined);
}

/** Those of the files that exist and that the scope may read. */
export async function readableFiles(
  read: Knex,
  scope: DataScope,
  fileNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const readable = new Set<string>();
  for (const file of await filesNamed(read, fileNames))
    if (await isReadBy(read, scope, file)) readable.add(file.file_name);
  return readable;
}

/** Those of the files that exist and that the people of the scope may show to everyone: what staff uploaded for them stays theirs. */
export async function publishableFiles(
  read: Knex,
  scope: DataScope,
  fileNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const files = await filesNamed(read, fileNames);
  const own = files.filter(
    ({ merchant_erp_id }) => scope.kind === 'all' || merchant_erp_id === scope.merchantErpId,
  );
  return new Set(own.map(({ file_name }) => file_name));
}

async function filesNamed(read: Knex, fileNames: readonly string[]): Promise<readonly Belonging[]> {
  if (fileNames.length === 0) return [];
  return read('media').whereIn('file_name', fileNames).select('file_name', 'merchant_erp_id');
}

/** Bytes that the files of a merchant take. Until the transaction ends nobody else adds to them. */
export async function lockTakenBytes(trx: Writer, merchantErpId: number): Promise<number> {
  // Two uploads at once must not both find the last free megabyte.
  await trx('merchants').where({ erp_merchant_id: merchantErpId }).forUpdate().select('id');
  const taken = await trx('media').where({ merchant_erp_id: merchantErpId }).sum({ bytes: 'size' }).first();
  return Number(taken?.['bytes'] ?? 0);
}

/** Names of the files uploaded before an instant. */
export function filesBefore(read: Knex, instant: string): Promise<string[]> {
  return read('media').where('created_at', '<', instant).pluck('file_name');
}

/** Deletes the rows of files by their names; returns how many there were. */
export function deleteMedia(trx: Writer, fileNames: readonly string[]): Promise<number> {
  return trx('media').whereIn('file_name', fileNames).delete();
}
