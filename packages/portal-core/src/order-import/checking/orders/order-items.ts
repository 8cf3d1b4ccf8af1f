import { cleanText } from '../../../validation/index.js';
import { readParallelLists } from '../../recipe/parallel-lists.js';
import { readProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import type { ItemReaders, OrderReader } from './order-reader.js';
import { formPrices, type FormPrices } from './form-prices.js';
import { quantityText } from './quantity.js';

/** An item as read, with clean texts. A quantity that is no whole number is NaN. */
export interface ReadItem {
  id: string;
  name?: string;
  qty: number;
}
/** Place of an item: the row of the order, and its index among the items side by side. */
interface ItemPlace {
  readonly row: number;
  readonly slot: number;
}
/** Two lists of different length: their numbers of parts and their texts. */
interface UnevenLists {
  readonly products: number;
  readonly quantities: number;
  readonly list: string;
  readonly counts: string;
}
interface BareItem extends ItemPlace {
  readonly quantity: string;
  readonly sideBySide: boolean;
}

const NONE: readonly ItemPlace[] = [];
/** Number of items from which on they are looked up by id. */
const LOOKED_UP = 16;
const NO_CELLS: readonly string[] = [];
const NOTHING = /^(?:0+(?:[.,]0+)?)?$/;
/** What stands in the columns of an item that a row does not have. */
const BLANK = /^(?:[-–—/.]+|null|\(null\)|none|nan|n\/?a|#n\/a)$/i;
const LONGEST_BLANK = 6;

/** Fewest products without a quantity that make a form a price list. */
const FEWEST_BLANKS = 2;

/** The text of an item beside others; empty for a placeholder, of which an order's only item would rather be refused. */
const unlessBlank = (text: string, sideBySide: boolean): string =>
  sideBySide && text.length <= LONGEST_BLANK && BLANK.test(text) ? '' : text;

/** The items of one order, collected from its rows. */
export class OrderItems {
  readonly items: ReadItem[] = [];
  /** The row of each item. */
  readonly rows: number[] = [];
  /** Index of each item among those side by side; null when rows have one item. */
  readonly slots: number[] | null;
  private readonly reader: OrderReader;
  /** By index of an item that stands for two lists of different length: the two lists. */
  uneven: Map<number, UnevenLists> | null = null;
  private byId: Map<string, ReadItem> | null = null;
  /** Indexes of the rows that were left out, since their quantity is 0, or a form does not order them. */
  zeroRows: readonly number[] = [];
  /** Indexes of the rows that were left out, since they are postage or a discount. */
  chargeRows: number[] | null = null;
  /** Items of quantity 0: not to be sent, and left out where the order has others. */
  private zeros: (ReadItem & ItemPlace)[] | null = null;
  /** Products of an order form without a quantity, which may be a price list of which only some are ordered. */
  private blanks: (ReadItem & ItemPlace)[] | null = null;
  /** The prices of an order form; null for any other file. */
  private readonly form: FormPrices | null;
  /** Items without a product. */
  private bare: BareItem[] | null = null;

  constructor(reader: OrderReader) {
    this.reader = reader;
    this.slots = reader.items.length > 1 ? [] : null;
    this.form = reader.rules.dialect?.formHead === undefined ? null : formPrices(reader.rules);
  }

  /** Adds the items of a row in which every item has its own cells. */
  addRow(cells: readonly string[], row: number): void {
    const { items, isChargeRow } = this.reader;
    if (isChargeRow?.(cells) === true) {
      (this.chargeRows ??= []).push(row);
      return;
    }
    for (let slot = 0; slot < items.length; slot += 1) {
      const readers = items[slot];
      if (readers !== undefined) this.addSlot(readers, cells, row, slot);
    }
  }

  /** Leaves out the rows of quantity 0. An order of such rows only keeps them as its items, for the rules to refuse. */
  settleZeros(): void {
    this.settleBlanks();
    if (this.zeros === null) return;
    if (this.items.length > 0 || this.bare !== null) this.zeroRows = this.zeros.map(({ row }) => row);
    else for (const { row, slot, ...item } of this.zeros) this.put(item, row, slot);
  }

  /** In a price list of which no more is ordered than not, a product without a quantity is not ordered; in any other form its quantity was forgotten. */
  private settleBlanks(): void {
    if (this.blanks === null) return;
    const { length } = this.items;
    const isPriceList = this.form?.hasPrices === true && this.blanks.length >= FEWEST_BLANKS;
    if (isPriceList && length > 0 && length <= this.blanks.length)
      this.zeros = [...(this.zeros ?? []), ...this.blanks];
    else for (const { row, slot, ...item } of this.blanks) this.put(item, row, slot);
  }

  /** Adds the items listed in a cell; returns the part that cannot be read, or null. */
  addList(cells: readonly string[], row: number): string | null {
    const { itemList } = this.reader;
    const reading = readProductsAndQuantities(itemList.meaning(itemList.lines(cells)));
    if (!reading.ok) return reading.part;
    for (const { id, qty } of reading.items) {
      const meant = cleanText(this.reader.productMeaning(id));
      if (meant !== '') this.put({ id: meant, qty }, row, 0);
    }
    return null;
  }

  /**
   * The places of rows without a product. Beside other items in the order they may be rows of the address, blank or, for the head of the
   * order, with the sum of the items as quantity. Without other items they are items themselves, which the rules check.
   */
  strayItems(isHead: (row: number) => boolean): readonly ItemPlace[] {
    if (this.bare === null) return NONE;
    if (this.items.length === 0) {
      for (const { row, slot, quantity } of this.bare)
        this.put({ id: '', qty: this.reader.quantity(quantity, '') }, row, slot);
      return NONE;
    }
    const sum = this.items.reduce((total, { qty }) => total + qty, 0);
    return this.bare.filter(({ row, quantity, sideBySide }) => {
      if (sideBySide) return true;
      if (NOTHING.test(quantity)) return false;
      return this.reader.quantity(quantity, '') !== sum || !isHead(row);
    });
  }

  // oxlint-disable-next-line max-params -- hot: no object is made for every cell
  private addSlot(readers: ItemReaders, cells: readonly string[], row: number, slot: number): void {
    const sideBySide = this.reader.rules.mapping.items !== undefined;
    const idText = unlessBlank(readers.product_id.text(cells), sideBySide);
    const nameText = unlessBlank(readers.product_name.text(cells), sideBySide);
    const id = readers.product_id.meaning(idText);
    const name = idText !== '' && id === '' ? '' : readers.product_name.meaning(nameText);
    // A value map says that the text means nothing: postage or a discount among the items.
    if (id === '' && name === '' && (idText !== '' || nameText !== '')) return;
    const quantity = unlessBlank(quantityText(readers.quantity, cells, readers.unit), sideBySide);
    if (readers.fixed && NOTHING.test(quantity)) return;
    if (id !== '' || name !== '') {
      const meant = this.reader.productInRow(id, name, cells);
      const qty = this.reader.quantity(quantity, meant);
      if (Number.isNaN(qty) && this.addLists(readers, cells, row, slot)) return;
      const item = name === '' ? { id: meant, qty } : { id: meant, name, qty };
      if (this.form !== null && quantity === '' && !this.form.hasSum(cells))
        (this.blanks ??= []).push({ ...item, row, slot });
      else if (qty === 0) (this.zeros ??= []).push({ ...item, row, slot });
      else this.put(item, row, slot);
      return;
    }
    const own = readers.quantity.column < 0 || readers.sharesQuantity === true ? '' : quantity;
    if (!sideBySide || !NOTHING.test(own)) (this.bare ??= []).push({ row, slot, quantity: own, sideBySide });
  }

  /** Adds the items of two cells that list products and quantities; false when the cells are no lists. */
  // oxlint-disable-next-line max-params -- as for every slot
  private addLists(readers: ItemReaders, cells: readonly string[], row: number, slot: number): boolean {
    const { product_id, product_name, quantity } = readers;
    const [products, quantities] = [product_id.lines(cells), quantity.lines(cells)];
    const read = readParallelLists({ products, quantities, names: product_name.lines(cells) });
    if (read === null) return false;
    if (!read.ok) {
      (this.uneven ??= new Map()).set(this.items.length, { ...read, list: products, counts: quantities });
      this.put({ id: products, qty: Number.NaN }, row, slot);
      return true;
    }
    for (const { product, quantity: count, name: called } of read.pairs) {
      const said = cleanText(product_id.meaning(product));
      const name = said === '' ? '' : cleanText(product_name.meaning(called));
      const id = this.reader.productInRow(said, name, NO_CELLS);
      const qty = this.reader.quantity(quantity.meaning(count), id);
      if (id !== '') this.put(name === '' ? { id, qty } : { id, name, qty }, row, slot);
    }
    return true;
  }

  /**
   * Adds an item. A product that is already in the order gets the quantity added; an item that cannot be read keeps its own row, to be
   * reported there.
   */
  private put(item: ReadItem, row: number, slot: number): void {
    const same = item.id === '' || !(item.qty >= 1) ? undefined : this.find(item.id);
    if (same !== undefined && same.qty >= 1) {
      same.qty += item.qty;
      return;
    }
    this.items.push(item);
    this.rows.push(row);
    this.slots?.push(slot);
    if (this.byId !== null && !this.byId.has(item.id)) this.byId.set(item.id, item);
  }

  private find(id: string): ReadItem | undefined {
    const { items } = this;
    if (items.length < LOOKED_UP) {
      for (const item of items) if (item.id === id) return item;
      return undefined;
    }
    this.byId ??= new Map(items.toReversed().map((item) => [item.id, item]));
    return this.byId.get(id);
  }
}
