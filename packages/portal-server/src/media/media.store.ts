import type { DataScope, MediaFile } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { insertRow, type Row, type Writer } from '../db/index.js';

/** The files that may be read: without a sign-in the public pictures alone, else also the files of staff and of the scope. */
export type MediaScope = { readonly kind: 'publicOnly' } | DataScope;

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
  return isPublic || isReadBy(scope, media.merchant_erp_id) ? { ...media, isPublic } : null;
}

function isReadBy(scope: MediaScope, merchantErpId: number | null): boolean {
  if (scope.kind !== 'merchant') return scope.kind === 'all';
  return merchantErpId === null || merchantErpId === scope.merchantErpId;
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
  if (fileNames.length === 0) return new Set();
  const found = read('media').whereIn('file_name', fileNames);
  if (scope.kind === 'merchant')
    void found.where(
      (one) => void one.whereNull('merchant_erp_id').orWhere({ merchant_erp_id: scope.merchantErpId }),
    );
  return new Set(await found.pluck<string[]>('file_name'));
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
