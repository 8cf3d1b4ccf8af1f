import { issue } from '@kontor/portal-core/validation';
import type { PortalClient } from '@kontor/portal-core/wire';
import {
  keptDialect,
  importRecipesRecall,
  orderImportsLookup,
  shapesOf,
  type DialectOverrides,
  type RememberedRecipe,
} from '@kontor/portal-core/order-import';
import type { ImportConnection } from '../worker/connect-worker.js';
import type { FileReading, ImportDesk } from '../worker/protocol.js';
import type { ChosenFile, ChosenProfile, Fault } from './import-state.js';
import { listedIds } from './known-numbers.js';
import { drafted, newDraft, possibleProducts, type DraftedFile, type MappingDraft } from './mapping-draft.js';

/** How to open a file. */
export interface FileOpening {
  readonly blob: File;
  readonly overrides: DialectOverrides;
}

/** Whom to ask what the server knows about a file, and for which merchant; the user's own if null. */
export interface FileAsking {
  readonly client: PortalClient;
  readonly merchantErpId: number | null;
}

/** Opens a file and asks the server what it knows about it, unless `asking` is null; or returns why the file is refused. */
export async function openFile(
  ask: ImportConnection['ask'],
  { blob, overrides }: FileOpening,
  asking: FileAsking | null,
): Promise<{ readonly file: ChosenFile } | { readonly fault: Fault }> {
  const read = await ask('read', { file: blob, overrides });
  if (!read.ok) return { fault: refusalOf(read) };
  const { value: reading } = read;
  // The orders may be on another sheet, which the user can choose.
  const hasOtherSheets = (reading.detection.workbook?.sheets.length ?? 0) > 1;
  if (isEmpty(reading) && !hasOtherSheets) return { fault: { kind: 'onlyHeader' } };
  const known = asking === null ? UNKNOWN : await recallFile(asking, reading);
  return { file: { name: blob.name, size: blob.size, reading, overrides, ...known } };
}

type Refused = Extract<Awaited<ReturnType<ImportDesk['read']>>, { readonly ok: false }>;
const refusalOf = ({ issues }: Refused): Fault => ({
  kind: 'file',
  issue: issues[0] ?? issue('file', 'fileType'),
});

/** Whether there are no rows below the header. */
export const isEmpty = ({ rows }: Pick<FileReading, 'rows'>): boolean => rows === 0;

/** Asks the server what it knows about a file: which of its texts name a product, and the mapping confirmed for files of its shape. */
export async function recallFile(
  { client, merchantErpId }: FileAsking,
  file: FileReading,
): Promise<Pick<ChosenFile, 'products' | 'listedProducts' | 'remembered'>> {
  if (file.rows === 0) return UNKNOWN;
  const [products, remembered] = await Promise.all([
    knownProducts(client, file, merchantErpId),
    recalled(client, file, merchantErpId),
  ]);
  return { ...products, remembered };
}

/** What is known about a file that the server was not asked about. */
const UNKNOWN: Pick<ChosenFile, 'products' | 'remembered'> = { products: new Set(), remembered: null };

const merchantOf = (merchantErpId: number | null) =>
  merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };

/** Maximum number of ids in a request: the complete texts first, then the parts of lists. */
const MAX_ASKED = 2000;

/** Asks the server which texts are product ids. Without an answer the user has to map what no header tells. */
async function knownProducts(
  client: PortalClient,
  file: FileReading,
  merchantErpId: number | null,
): Promise<Pick<ChosenFile, 'products' | 'listedProducts'>> {
  const whole = possibleProducts(file);
  if (whole.length === 0) return { products: new Set() };
  const product_ids = [...new Set([...whole, ...listedIds(whole)])].slice(0, MAX_ASKED);
  const body = { external_order_ids: [], product_ids, ...merchantOf(merchantErpId) };
  const answer = await client.call(orderImportsLookup, { body }).catch(() => null);
  if (answer === null) return { products: new Set() };
  const known = new Set(answer.products.map(({ id }) => id));
  return { products: new Set(whole.filter((id) => known.has(id))), listedProducts: known };
}

async function recalled(
  client: PortalClient,
  { header, dialect }: FileReading,
  merchantErpId: number | null,
): Promise<RememberedRecipe | null> {
  for (const shape of shapesOf(header, dialect.delimiter)) {
    const query = { shape, ...merchantOf(merchantErpId) };
    const answer = await client.call(importRecipesRecall, { query }).catch(() => null);
    if (answer?.entries[0] !== undefined) return answer.entries[0];
  }
  return null;
}

/** What is known before a file is mapped. */
export interface DraftBefore {
  readonly file: ChosenFile | null;
  readonly draft: MappingDraft | null;
  readonly profile: ChosenProfile | null;
}

/** Drafts the mapping of a file: from what the user chose before if the columns are the same, else from a recipe or the file itself. */
export function draftOf(file: ChosenFile, { profile, ...before }: DraftBefore): MappingDraft {
  if (
    before.draft !== null &&
    before.file !== null &&
    isSame(before.file.reading.header, file.reading.header)
  )
    return drafted(file, before.draft);
  return newDraft(file, recipeOf(file, profile));
}

/** The recipe to start from. A chosen profile takes precedence over a remembered recipe. */
export function recipeOf(
  file: Pick<ChosenFile, 'remembered'> & DraftedFile,
  profile: ChosenProfile | null,
): MappingDraft['recipe'] {
  if (profile !== null) return { content: profile.content, reason: 'profile' };
  return file.remembered === null ? null : { content: file.remembered.content, reason: 'remembered' };
}

/** The settings for reading a file by a profile. */
export const dialectOfProfile = (profile: ChosenProfile | null): DialectOverrides =>
  profile === null ? {} : keptDialect(profile.content);

/** Only the settings that were made. */
export function dialectOnly(wished: DialectOverrides): DialectOverrides {
  const { encoding, keptEncoding, delimiter, hasHeader, firstLine, headerRows, skipLines, keepLines, sheet } =
    wished;
  const said = {
    encoding,
    keptEncoding,
    delimiter,
    hasHeader,
    firstLine,
    headerRows,
    skipLines,
    keepLines,
    sheet,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell, index) => cell === b[index]);
}
