import { cleanText } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { columns, engineOf, foldCase, inList, type RowOf, rowsOf, sql } from '../../db/index.js';
import { namedAlike } from './named-alike.js';

/** A text of a file with the merchant's only product that has it as its number, name or EAN. */
export interface NamedProduct {
  readonly text: string;
  readonly id: string;
  /** Set where the text is its whole EAN, or its name but for case, so that nothing else can be meant. */
  readonly exact?: 'ean' | 'name';
}

const FOUND = columns('erp_products', ['product_number', 'product_key', 'name_key', 'ean']);
type Found = RowOf<(typeof FOUND)['columns']>;

/**
 * Finds products by numbers, names and EANs in any case, and by names in any spelling (`productNameKey`). A text that fits no product or
 * several is absent.
 */
export async function namedProducts(
  connection: Knex,
  merchantErpId: number,
  texts: readonly string[],
): Promise<NamedProduct[]> {
  const asked = [...new Set(texts)].filter((text) => text !== '');
  if (asked.length === 0) return [];
  const byNumber = await having(connection, merchantErpId, 'product_key', asked.map(keyOf));
  const byName = await having(connection, merchantErpId, 'name_key', asked.map(keyOf));
  const eans = asked.flatMap(spellingsOfEan);
  const byEan = eans.length === 0 ? [] : await having(connection, merchantErpId, 'ean', eans);
  const numbered = onlyOnes(byNumber.map(({ product_key, product_number }) => [product_key, product_number]));
  const named = onlyOnes(byName.map(({ name_key, product_number }) => [name_key, product_number]));
  const coded = onlyOnes(byEan.map(({ ean, product_number }) => [bareEan(ean), product_number]));
  const products = new Map<string, NamedProduct>();
  const take = (text: string, id: string | null | undefined, exact?: NamedProduct['exact']): void => {
    if (id !== undefined && id !== null && !products.has(text))
      products.set(text, { text, id, ...(exact && { exact }) });
  };
  for (const text of asked) {
    take(text, numbered.get(keyOf(text)));
    take(text, coded.get(bareEan(text)), WHOLE_EAN.test(text) ? 'ean' : undefined);
    take(text, named.get(keyOf(text)), 'name');
  }
  const others = asked.filter((text) => !products.has(text));
  for (const [text, id] of await namedAlike(connection, merchantErpId, others)) take(text, id);
  return asked.flatMap((text) => products.get(text) ?? []);
}

function having(
  connection: Knex,
  merchantErpId: number,
  column: 'product_key' | 'name_key' | 'ean',
  values: readonly string[],
): Promise<Found[]> {
  return rowsOf(
    connection,
    sql`select ${FOUND} from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), column, values)}`,
  );
}

/** The one product that each text fits; null for a text that fits several. */
function onlyOnes(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [text, id] of pairs) found.set(text, found.has(text) && found.get(text) !== id ? null : id);
  return found;
}

const keyOf = (text: string): string => foldCase(cleanText(text.replace(/\p{Cf}/gu, '')));

const EAN = /^\d{7,14}$/;
/** An EAN as it is written, or without the zero in front that a spreadsheet drops of twelve digits. */
const WHOLE_EAN = /^(?:\d{8}|\d{11,14})$/;
/** Lengths of a GTIN in digits, the shortest first. */
const EAN_LENGTHS = [8, 12, 13, 14];

/** An EAN without the leading zeros, which programs add and spreadsheets drop. */
const bareEan = (text: string): string => (EAN.test(text) ? text.replace(/^0+/, '') : text);

function spellingsOfEan(text: string): string[] {
  if (!EAN.test(text)) return [];
  const bare = bareEan(text);
  const padded = EAN_LENGTHS.filter((digits) => digits >= bare.length).map((digits) =>
    bare.padStart(digits, '0'),
  );
  return [...new Set([text, bare, ...padded])];
}
