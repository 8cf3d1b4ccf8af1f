import type { PortalClient } from '@kontor/portal-core';
import { orderImportsLookup, type DialectOverrides } from '@kontor/portal-core/order-import';
import type { FileReading } from '../worker/protocol.js';
import type { ImportState } from './import-state.js';
import { possibleProducts, proposeMapping, type MappingDraft } from './mapping-draft.js';

/** Those of a file's texts that name a product, asked for when no header does; undefined without need or answer: then the person maps them. */
export async function knownProducts(
  client: PortalClient,
  file: FileReading,
  { profile, merchantErpId }: Pick<ImportState, 'profile' | 'merchantErpId'>,
): Promise<ReadonlySet<string> | undefined> {
  const ids = possibleProducts(file, proposeMapping(file, null));
  if (ids.length === 0 || file.rows === 0 || profile !== null) return undefined;
  const merchant = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  const body = { external_order_ids: [], product_ids: ids, ...merchant };
  const answer = await client.call(orderImportsLookup, { body }).catch(() => null);
  return answer === null ? undefined : new Set(answer.products.map(({ id }) => id));
}

/** The mapping of a file that was read: the one there was while the columns are the same, else a new proposal. */
export function mappingOf(
  file: FileReading,
  before: Pick<ImportState, 'draft' | 'file' | 'profile'>,
  known: ReadonlySet<string> | undefined,
): MappingDraft {
  const header = before.file?.reading.header;
  if (before.draft !== null && header !== undefined && isSame(header, file.header)) return before.draft;
  const options = known === undefined ? {} : { isKnownProduct: (id: string) => known.has(id) };
  return proposeMapping(file, before.profile?.content ?? null, options);
}

/** What a profile, which says more, says of how a file is written. */
export function dialectOnly({
  encoding,
  delimiter,
  hasHeader,
  dateOrder,
}: DialectOverrides): DialectOverrides {
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(hasHeader === undefined ? {} : { hasHeader }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell, index) => cell === b[index]);
}
