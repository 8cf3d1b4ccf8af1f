import { cleanText } from '../../validation/index.js';
import { cleanCell, type DamageWatch } from '../checking/cells/clean-cell.js';
import { fieldReader, type FieldReader } from '../checking/orders/field-reader.js';
import { quantityText, readQuantity } from '../checking/orders/quantity.js';
import type { CheckedOrder } from '../checking/orders/checked-order.js';
import type { ImportField, ImportMapping, Reading } from '../order-import.types.js';
import { ownText } from '../reading/bytes/own-text.js';
import { isFixed, itemSource, usedColumns } from '../recipe/field-source.js';
import { readParallelLists } from '../recipe/parallel-lists.js';
import { compileProductsNamed, productInRow, type ProductsNamed } from '../recipe/products-named.js';
import { foldValue } from '../recipe/value-map.js';
import { hasMeaning, readColumn } from '../understanding/columns/column.js';
import { isSizeHeader } from '../words/size-words.js';
import { isVariantHeader } from '../words/variant-words.js';
import { saysMoreThan } from './more-than-named.js';
import { isOtherVariant, sizeOfNumber } from './product-variant.js';
import { haveNothingInCommon } from './unlike-names.js';
import type { WantedProduct } from './wanted-products.js';

/** What a row names beside a product's id: a name, an EAN, a size or variant. */
export interface Testimony {
  readonly product: WantedProduct;
  /**
   * The text by which the product is asked for. For a size: the id or the merchant's name with this size in place of its own. Empty to ask
   * for nothing.
   */
  readonly text: string;
  /** The text in the row. */
  readonly told: string;
  /** True when size, amount or colour differ from the merchant's name, whatever product that is. */
  readonly isOtherVariant?: boolean;
  /** True when the name has nothing in common with the merchant's, or speaks of more than that. */
  readonly isOtherName?: boolean;
}

/** Reads the texts beside the ids of products from the rows of a file. */
export interface ProductWitness {
  /**
   * All texts about an order's known products that are not their names; `nameOf` returns those, undefined for unknown products. Ids that
   * the user confirmed whatever stands beside them have none.
   */
  of(order: CheckedOrder, nameOf: NameOf): readonly Testimony[];
}

type NameOf = (id: string) => string | undefined;

interface Slot {
  readonly product: FieldReader;
  readonly name: FieldReader;
  readonly quantity: FieldReader;
}

/** Most characters of a text that is asked for. */
const MAX_TEXT = 200;
const EAN = /^(?:\d{8}|\d{11,14})$/;
const NOTHING: readonly Testimony[] = [];

/**
 * Creates the witness of a file: it reads the names of products, and columns of EANs and sizes that feed nothing. Null when nothing stands
 * beside the ids, as in lists of items in one cell.
 */
export function createProductWitness(
  mapping: ImportMapping,
  header: Reading['header'],
): ProductWitness | null {
  const slots = mapping.mode === 'comma' ? [] : slotsOf(mapping);
  // Of several items side by side nobody knows which one a further column speaks of.
  const { eans, sizes, variants } = slots.length === 1 ? furtherColumns(mapping, header) : NO_COLUMNS;
  const isSilent =
    eans.length + sizes.length + variants.length === 0 && slots.every(({ name }) => name.column < 0);
  if (slots.length === 0 || isSilent) return null;
  const right = rightIds(mapping);
  const answered = compileProductsNamed(mapping, 'product_named');
  const isAlone = (mapping.items ?? []).length <= 1;
  const watch: DamageWatch = { damaged: false };
  const isOther = remembered(isVariantOf);
  const ofName = sayingName(mapping);
  const said = (cells: readonly string[], { id, called, isListed }: Named, name: string): Said[] => {
    const product = [id, name] as const;
    const text = (column: number) => cleanCell(cells[column], watch);
    const variant = (column: number, word: string) => {
      const told = text(column);
      return { text: '', told, isOtherVariant: told !== '' && isOther(word + told, product) };
    };
    const byName = called === name ? [] : [ofName(called, product)];
    if (isListed === true) return byName;
    return [
      ...byName,
      ...eans.map((column) => ofEan(text(column))),
      ...sizes.flatMap((column) => [...ofSize(text(column), product), variant(column, 'Gr. ')]),
      ...variants.map((column) => variant(column, '')),
    ];
  };
  const ofSlot = (cells: readonly string[], slot: Slot, nameOf: NameOf) =>
    namedIn(slot, cells).flatMap((named) => {
      if (answered !== null && isTaken(named, isAlone ? cells : [], answered)) return [];
      const { id } = named;
      const name = id === '' ? undefined : nameOf(id);
      if (name === undefined || right?.has(foldValue(id)) === true) return [];
      const spoken = said(cells, named, name).filter(isTelling);
      const open = spoken.filter(({ told }) => answered?.(id, told) === undefined);
      // A product that is said of the whole file is called as each row likes.
      const isOfRow = slot.product.column >= 0;
      return open.map((one) => ({ id, ...one, isOtherName: isOfRow && one.isOtherName === true }));
    });
  return {
    of({ source }, nameOf) {
      const found: Testimony[] = [];
      for (const [row, cells] of source.entries())
        for (const [at, slot] of slots.entries())
          for (const { id, ...told } of ofSlot(cells, slot, nameOf))
            found.push({ product: { id, row, slot: at }, ...told });
      return found.length === 0 ? NOTHING : found;
    },
  };
}

type Said = Omit<Testimony, 'product'>;

const isTelling = ({ text, told, isOtherVariant: isOther = false }: Said): boolean =>
  (text !== '' || isOther) && text.length <= MAX_TEXT && told.length <= MAX_TEXT;

/** Most pairs of texts whose comparison is cached: files repeat their products. */
const MAX_COMPARED = 4096;

/** Compares the text of a row with a product. */
type Comparison<Found> = (said: string, product: readonly [id: string, name: string]) => Found;

/** A comparison that keeps what it found. */
function remembered<Found>(compare: Comparison<Found>): Comparison<Found> {
  const compared = new Map<string, Found>();
  return (said, product) => {
    const pair = `${product[0]}\n${said}`;
    const known = compared.get(pair);
    if (known !== undefined) return known;
    const found = compare(said, product);
    if (compared.size >= MAX_COMPARED) compared.clear();
    compared.set(pair, found);
    return found;
  };
}

/** What the name in a row says of its product; a name that the user called the shop's for it is none of another. */
function sayingName(mapping: ImportMapping): Comparison<Said> {
  const called = compileProductsNamed(mapping, 'product_called');
  return remembered((said, [id, name]) => {
    const told = ownText(said);
    return {
      text: told,
      told,
      isOtherVariant: isVariantOf(told, [id, name]),
      isOtherName: (haveNothingInCommon(name, told) || saysMoreThan(name, told)) && called?.(id, told) !== id,
    };
  });
}

/** Whether a text names another variant than the merchant's name, or than the size at the end of the id. */
function isVariantOf(said: string, [id, name]: readonly [id: string, name: string]): boolean {
  if (said === '') return false;
  const size = sizeOfNumber(id);
  return isOtherVariant(size === '' ? name : `${name} Gr. ${size}`, said);
}

/** A product of a row. */
interface Named {
  readonly id: string;
  /** Name of the product in the row. */
  readonly called: string;
  /** True for one of several products that a cell lists. */
  readonly isListed?: true;
}

const DIVIDER = /[\n|;,/]/;

/** The products of a row; several when its cells list them. */
function namedIn({ product, name, quantity }: Slot, cells: readonly string[]): readonly Named[] {
  const text = product.text(cells);
  const one = { id: product.meaning(text), called: name.meaning(name.text(cells)) };
  const quantities = quantity.text(cells);
  if (!DIVIDER.test(quantities) && !quantities.includes(' ')) return [one];
  const lists = {
    products: product.lines(cells),
    quantities: quantity.lines(cells),
    names: name.lines(cells),
  };
  const read = Number.isNaN(readQuantity(quantityText(quantity, cells))) ? readParallelLists(lists) : null;
  if (read?.ok !== true) return [one];
  return read.pairs.map((pair) => ({
    id: product.meaning(pair.product),
    called: name.meaning(pair.name),
    isListed: true,
  }));
}

/** Whether the user chose another product for the row's, which settles the other texts of the row. */
function isTaken(
  { id, called, isListed }: Named,
  cells: readonly string[],
  answered: ProductsNamed,
): boolean {
  const others = isListed === true ? [] : cells.map((cell) => cleanText(cell));
  return productInRow(answered, id, [called, ...others]) !== id;
}

function ofEan(told: string): Said {
  const code = told.replaceAll(/[\s-]/g, '');
  return { text: EAN.test(code) ? code : '', told };
}

const SIZE_AT_END = /^(?<before>.*[-_./ ])(?<own>[^-_./ ]+)$/;

/**
 * The texts with another size: `SHIRT-L` for `SHIRT-M`, `Shirt Gr. L, rot` for `Shirt Gr. M, rot` beside the size `L`; none when they
 * contain no size of that kind.
 */
function ofSize(told: string, texts: readonly [id: string, name: string]): Said[] {
  const size = sizeOf(told);
  if (size === '') return [];
  const [id, name] = texts;
  const isOther = (own: string) => {
    const other = sizeOf(own);
    return other !== '' && other !== size && /^\d/.test(other) === /^\d/.test(size);
  };
  const { before = '', own = '' } = SIZE_AT_END.exec(id)?.groups ?? {};
  const words = name.split(/(?<=[\s,;()/])|(?=[\s,;()/])/);
  const at = words.findLastIndex(isOther);
  const isNamed = words.some((word) => sizeOf(word) === size);
  return [
    ...(isOther(own) ? [{ text: before + told, told }] : []),
    ...(at < 0 || isNamed ? [] : [{ text: words.with(at, told).join(''), told }]),
  ];
}

const LETTERS = /^(?:x{0,5}[sl]|m)$/;
const NUMBER = /^\d{2,3}$/;

/** A size in the form in which it is compared, `2XL` as `xxl`; blank for a text that is none. */
function sizeOf(text: string): string {
  const size = text
    .toLowerCase()
    .replace(/^([2-5])x(?=[sl]$)/, (_, count: string) => 'x'.repeat(Number(count)));
  return LETTERS.test(size) || NUMBER.test(size) ? size : '';
}

function slotsOf(mapping: ImportMapping): Slot[] {
  const watch: DamageWatch = { damaged: false };
  const { columns, items = [] } = mapping;
  const reader = (field: ImportField, source = columns[field]) =>
    fieldReader(mapping, field, { source, watch });
  if (items.length === 0)
    return [{ product: reader('product_id'), name: reader('product_name'), quantity: reader('quantity') }];
  return items.flatMap((item) => {
    const { product_id } = item;
    if (isFixed(product_id)) return [];
    const name = reader('product_name', itemSource(item, 'product_name'));
    const quantity = reader('quantity', itemSource(item, 'quantity'));
    return [{ product: reader('product_id', product_id), name, quantity }];
  });
}

const NO_COLUMNS = { eans: [], sizes: [], variants: [] } as const;

/** Columns of EANs, of sizes and of variants that feed nothing. */
function furtherColumns(mapping: ImportMapping, header: readonly string[]) {
  const used = usedColumns(mapping);
  const further = header.flatMap((name, index) => (used.has(index) ? [] : [readColumn(name, index, [])]));
  return {
    eans: further.filter((column) => hasMeaning(column, 'ean')).map(({ index }) => index),
    sizes: further.filter(({ folded }) => isSizeHeader(folded)).map(({ index }) => index),
    variants: further.filter(({ folded }) => isVariantHeader(folded)).map(({ index }) => index),
  };
}

/** Ids that the value map maps to themselves, which only a user does. */
function rightIds({ values }: ImportMapping): ReadonlySet<string> | null {
  const pairs = Object.entries(values?.product_id ?? {});
  const own = pairs.flatMap(([text, meaning]) => {
    const folded = foldValue(text);
    return folded !== '' && folded === foldValue(cleanText(meaning)) ? [folded] : [];
  });
  return own.length === 0 ? null : new Set(own);
}
