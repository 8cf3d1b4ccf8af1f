import { productNameKey, productWords } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { columns, type RowOf, rowsOf, sql } from '../../db/index.js';

const NAMED = columns('erp_products', ['product_number', 'name']);
type Named = RowOf<(typeof NAMED)['columns']>;

/** Number of products read at a time; no index covers all differences in spelling. */
const PAGE = 5000;
/** Fewest words of a text for a search by words: a single word says too little when the product's name goes on. */
const FEWEST_WORDS = 2;

/**
 * Finds products by name. Each text gives the merchant's only product with this name in another spelling or, where none has it, the only
 * one whose name holds all of its words. Texts that fit no product are absent; null stands for several products.
 */
export async function namedAlike(
  connection: Knex,
  merchantErpId: number,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const wanted = new WantedNames(texts);
  if (wanted.isEmpty) return wanted.found();
  for (let after = ''; ;) {
    const page = await rowsOf(
      connection,
      sql`select ${NAMED} from erp_products
          where merchant_erp_id = ${merchantErpId} and product_number > ${after}
          order by product_number limit ${PAGE}`,
    );
    for (const product of page) wanted.compare(product);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return wanted.found();
    after = last.product_number;
  }
}

/** A text to find a product for. */
interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  /** The product whose name holds all of its words; null for several. */
  holder: string | null | undefined;
}

/** Texts by their key and by their longest word, with the products that fit them so far. */
class WantedNames {
  private readonly byKey = new Map<string, string[]>();
  private readonly byWord = new Map<string, Wanted[]>();
  private readonly equals = new Map<string, string | null>();

  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const key = productNameKey(text);
      if (!/\p{L}/u.test(key)) continue;
      push(this.byKey, key, text);
      const words = productWords(text);
      if (words.length < FEWEST_WORDS) continue;
      const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
      push(this.byWord, longest, { text, words, holder: undefined });
    }
  }

  get isEmpty(): boolean {
    return this.byKey.size === 0;
  }

  compare({ product_number, name }: Named): void {
    for (const text of this.byKey.get(productNameKey(name)) ?? [])
      this.equals.set(text, this.equals.has(text) ? null : product_number);
    const words = new Set(productWords(name));
    for (const word of words)
      for (const one of this.byWord.get(word) ?? [])
        if (one.words.every((own) => words.has(own)))
          one.holder = one.holder === undefined ? product_number : null;
  }

  found(): ReadonlyMap<string, string | null> {
    const held = [...this.byWord.values()].flat().flatMap(({ text, holder }) => {
      return holder === undefined ? [] : [[text, holder] as const];
    });
    return new Map([...held, ...this.equals]);
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
