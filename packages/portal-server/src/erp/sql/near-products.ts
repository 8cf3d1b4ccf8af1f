import { cleanText } from '@kontor/portal-core';
import { editDistance, NEAR_MAX } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import {
  anyHolds,
  columns,
  engineOf,
  fixed,
  foldCase,
  inList,
  type RowOf,
  rowsOf,
  sql,
} from '../../db/index.js';

/** An unknown product number with the merchant's product that was probably meant. */
export interface NearProduct {
  readonly id: string;
  readonly suggestion: string;
}

const CANDIDATE_FIELDS = ['product_number', 'product_key', 'name_key'] as const;
const CANDIDATE = columns('erp_products', CANDIDATE_FIELDS);
type Candidate = RowOf<(typeof CANDIDATE)['columns']>;

/** Number of neighbours that are compared on either side of an unknown number, in the order of the numbers. */
const NEIGHBOURS = 10;
/** Longest text that is searched for typing errors. */
const MAX_TYPED = 40;

/**
 * Suggests products for unknown product numbers: the same but for case, invisible characters or separators, one with exactly that name, or
 * one a typing error or two away. Only the first `NEAR_MAX` numbers are looked up; those without a suggestion are absent.
 */
export async function nearProducts(
  connection: Knex,
  merchantErpId: number,
  unknown: readonly string[],
): Promise<NearProduct[]> {
  const wanted = unknown.slice(0, NEAR_MAX).map((id) => ({ id, key: foldCase(visible(id)) }));
  const keys = [...new Set(wanted.map(({ key }) => key))].filter((key) => key !== '');
  if (keys.length === 0) return [];
  const found = [
    ...(await spelledAlike(connection, merchantErpId, keys)),
    ...(await neighbours(connection, merchantErpId, keys, '>=')),
    ...(await neighbours(connection, merchantErpId, keys, '<')),
  ];
  const candidates = [...new Map(found.map((one) => [one.product_number, one])).values()];
  candidates.sort((a, b) => (a.product_number < b.product_number ? -1 : 1));
  return wanted.flatMap(({ id, key }) => {
    const suggestion = key === '' ? null : nearest(key, candidates);
    return suggestion === null || suggestion === id ? [] : [{ id, suggestion }];
  });
}

/** The text without invisible characters. */
function visible(id: string): string {
  return cleanText(id.replace(/\p{Cf}/gu, ''));
}

function spelledAlike(
  connection: Knex,
  merchantErpId: number,
  keys: readonly string[],
): Promise<Candidate[]> {
  const engine = engineOf(connection);
  const spellings = [...new Set(keys.flatMap(spellingsOf))];
  return rowsOf(
    connection,
    sql`select ${CANDIDATE} from erp_products where merchant_erp_id = ${merchantErpId}
        and ${anyHolds([inList(engine, 'product_key', spellings), inList(engine, 'name_key', keys)])}
        order by product_number limit 5000`,
  );
}

/** The boundary of letters and digits: `nw|1001`. */
const SEAM = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/** Spellings of a text: itself, without and with separators, with one letter left out, and with two neighbours swapped. */
function spellingsOf(key: string): string[] {
  const spellings = [key, bare(key), bare(key).replace(SEAM, '-'), bare(key).replace(SEAM, ' ')];
  if (key.length > MAX_TYPED) return spellings;
  for (let at = 0; at < key.length; at += 1) {
    const [before, letter, next, behind] = [key.slice(0, at), key[at], key[at + 1], key.slice(at + 2)];
    spellings.push(before + key.slice(at + 1));
    if (next !== undefined && next !== letter) spellings.push(before + next + letter + behind);
  }
  return spellings.filter((spelling) => spelling !== '');
}

const bare = (key: string): string => key.replace(/[\s\-_./]+/g, '');

/** Reads the products whose numbers are next to the wanted ones in order: those with the same beginning. */
function neighbours(
  connection: Knex,
  merchantErpId: number,
  keys: readonly string[],
  side: '>=' | '<',
): Promise<Candidate[]> {
  const order = side === '<' ? 'desc' : 'asc';
  const next = (columns: string) => sql`select ${fixed(columns)} from erp_products
    where merchant_erp_id = ${merchantErpId} and product_key ${fixed(side)} wanted.key
    order by product_key ${fixed(order)} limit ${fixed(String(NEIGHBOURS))}`;
  const statement =
    engineOf(connection) === 'sqlite'
      ? sql`select ${CANDIDATE}
            from (select value as key from json_each(${JSON.stringify(keys)})) as wanted
            join erp_products on erp_products.id in (${next('id')})`
      : sql`select ${columns('erp_products', CANDIDATE_FIELDS, 'product')} from unnest(${keys}::text[]) as wanted (key)
            cross join lateral (${next(CANDIDATE_FIELDS.join(', '))}) as product`;
  return rowsOf(connection, statement);
}

/** The likeliest of the candidates; of equally likely ones the first by number. Null when none is likely. */
function nearest(key: string, candidates: readonly Candidate[]): string | null {
  const exact = candidates.find(({ product_key }) => foldCase(visible(product_key)) === key);
  const separated = exact ?? candidates.find(({ product_key }) => bare(product_key) === bare(key));
  const named = separated ?? onlyOne(candidates.filter(({ name_key }) => name_key === key));
  return (named ?? typedAlike(key, candidates))?.product_number ?? null;
}

/** The only candidate. A name that two products have decides nothing. */
function onlyOne(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.length === 1 ? candidates[0] : undefined;
}

function typedAlike(key: string, candidates: readonly Candidate[]): Candidate | undefined {
  const limit = key.length < 4 ? 0 : key.length < 6 ? 1 : 2;
  if (limit === 0 || key.length > MAX_TYPED) return undefined;
  let best: { readonly candidate: Candidate; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(key, candidate.product_key, limit);
    if (distance <= limit && distance < (best?.distance ?? limit + 1)) best = { candidate, distance };
  }
  return best?.candidate;
}
