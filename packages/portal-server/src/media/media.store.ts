import type { DataScope, MediaFile } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { insertRow, type Row, type Writer } from '../db/index.js';

/** The files that may be read: only images without a sign-in, else also the files of staff and of the scope. */
export type MediaScope = { readonly kind: 'imagesOnly' } | DataScope;

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

export type StoredMedia = Pick<Row<'media'>, 'original_name' | 'content_type' | 'is_image'>;

/** Finds the file of that name; null unless the scope may read it. */
export async function findMedia(
  read: Knex,
  scope: MediaScope,
  fileName: string,
): Promise<StoredMedia | null> {
  const found = read('media').where({ file_name: fileName });
  if (scope.kind === 'imagesOnly') found.where({ is_image: 1 });
  if (scope.kind === 'merchant')
    found.where((one) =>
      one
        .where({ is_image: 1 })
        .orWhereNull('merchant_erp_id')
        .orWhere({ merchant_erp_id: scope.merchantErpId }),
    );
  return (await found.first('original_name', 'content_type', 'is_image')) ?? null;
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
