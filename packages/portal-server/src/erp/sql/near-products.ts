import { cleanText } from '@kontor/portal-core/validation';
import { NEAR_MAX } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { anyHolds, columns, engineOf, foldCase, inList, type RowOf, rowsOf, sql } from '../../db/index.js';

/** An unknown product number with the merchant's product that was probably meant. */
export interface NearProduct {
  readonly id: string;
  readonly suggestion: string;
}

const CANDIDATE_FIELDS = ['product_number', 'product_key', 'name_key'] as const;
const CANDIDATE = columns('erp_products', CANDIDATE_FIELDS);
type Candidate = RowOf<(typeof CANDIDATE)['columns']>;

/** Longest text that is searched for typing errors, and longest one for a wrong or missing letter anywhere in it. */
const [MAX_TYPED, MAX_REPLACED] = [40, 16];
/** Shortest text that is searched for typing errors. */
const MIN_TYPED = 4;
/** Letters and digits that look alike. */
const ALIKE = ['0o', '1il', '2z', '5s', '8b'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789-'];

/**
 * Suggests products for unknown product numbers: the same but for case, invisible characters or separators, one with exactly that name, or
 * one a typing error away. Of two that are equally near none is suggested, so that the answer depends on the number and the merchant's
 * products only. Only the first `NEAR_MAX` numbers are looked up; those without a suggestion are absent.
 */
export async function nearProducts(
  connection: Knex,
  merchantErpId: number,
  unknown: readonly string[],
): Promise<NearProduct[]> {
  const wanted = unknown.slice(0, NEAR_MAX).flatMap((id) => {
    const key = foldCase(visible(id));
    return key === '' ? [] : [{ id, key, spellings: spellingsOf(key) }];
  });
  if (wanted.length === 0) return [];
  const candidates = await spelledAlike(connection, merchantErpId, wanted);
  return wanted.flatMap(({ id, key, spellings }) => {
    const own = candidates.filter((one) => spellings.has(one.product_key) || one.name_key === key);
    const suggestion = nearest(key, own);
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
  wanted: readonly { readonly key: string; readonly spellings: ReadonlySet<string> }[],
): Promise<Candidate[]> {
  const engine = engineOf(connection);
  const spellings = [...new Set(wanted.flatMap((one) => [...one.spellings]))];
  const names = [...new Set(wanted.map(({ key }) => key))];
  return rowsOf(
    connection,
    sql`select ${CANDIDATE} from erp_products where merchant_erp_id = ${merchantErpId}
        and ${anyHolds([inList(engine, 'product_key', spellings), inList(engine, 'name_key', names)])}
        order by product_number limit 5000`,
  );
}

/** The boundary of letters and digits: `nw|1001`. */
const SEAM = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/** Spellings of a text: itself, without and with separators, with letters as the digits they look like, and with one typing error. */
function spellingsOf(key: string): ReadonlySet<string> {
  const spellings = new Set([key, bare(key), bare(key).replace(SEAM, '-'), bare(key).replace(SEAM, ' ')]);
  if (key.length >= MIN_TYPED && key.length <= MAX_TYPED) {
    for (let at = 0; at <= key.length; at += 1) {
      spellings.add(key.slice(0, at) + digitsFor(key.slice(at)));
      addTyped(spellings, key, at);
    }
  }
  spellings.delete('');
  return spellings;
}

/** Adds the texts with a typing error at one place: a letter left out or replaced, two swapped, or one missing before it. */
function addTyped(spellings: Set<string>, key: string, at: number): void {
  const [before, letter = '', next = '', behind] = [
    key.slice(0, at),
    key[at],
    key[at + 1],
    key.slice(at + 2),
  ];
  const isShort = key.length <= MAX_REPLACED;
  if (isShort) for (const other of LETTERS) spellings.add(before + other + letter + next + behind);
  if (letter === '') return;
  spellings.add(before + next + behind);
  if (next !== '') spellings.add(before + next + letter + behind);
  const others = isShort ? LETTERS : (ALIKE.find((alike) => alike.includes(letter)) ?? '');
  for (const other of others) spellings.add(before + other + next + behind);
}

const bare = (key: string): string => key.replace(/[\s\-_./]+/g, '');

/** The text with every letter that looks like a digit replaced by it: `nw1oo1` becomes `nw1001`. */
const digitsFor = (key: string): string =>
  key.replace(/[a-z]/g, (letter) => ALIKE.find((alike) => alike.includes(letter))?.[0] ?? letter);

/** The nearest of the candidates; null without one, and when two are equally near. */
function nearest(key: string, candidates: readonly Candidate[]): string | null {
  const steps: ((one: Candidate) => boolean)[] = [
    ({ product_key }) => product_key === key,
    ({ product_key }) => bare(product_key) === bare(key),
    ({ name_key }) => name_key === key,
    ({ product_key }) => digitsFor(product_key) === digitsFor(key) || isSwapped(product_key, key),
    () => true,
  ];
  for (const isNear of steps) {
    const near = candidates.filter(isNear);
    if (near.length > 0) return near.length === 1 ? near[0]!.product_number : null;
  }
  return null;
}

/** Whether two different texts of the same length hold the same letters: two neighbours are swapped, as both are a typing error apart. */
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');
