import { cleanText } from '../../validation/index.js';
import { readParallelLists } from '../recipe/parallel-lists.js';
import { readProductsAndQuantities } from '../recipe/products-and-quantities.js';
import type { ItemReaders, OrderReader } from './order-reader.js';
import { quantityText, readQuantity } from './quantity.js';

/** An item as it is read, its texts clean. A quantity that is no whole number is NaN. */
export interface ReadItem {
  id: string;
  name?: string;
  qty: number;
}
/** Where an item stands: the row of the order, and which of the items side by side. */
interface ItemPlace {
  readonly row: number;
  readonly slot: number;
}
/** Two lists of different length: how many parts each has, and what they say. */
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
/** From so many items on they are looked up by their id. */
const LOOKED_UP = 16;
const NO_CELLS: readonly string[] = [];
const NOTHING = /^(?:0+(?:[.,]0+)?)?$/;

/** The items of one order, gathered from its rows. */
export class OrderItems {
  readonly items: ReadItem[] = [];
  /** The row each item stands in. */
  readonly rows: number[] = [];
  /** Which of the items side by side each is; null when a row has one. */
  readonly slots: number[] | null;
  private readonly reader: OrderReader;
  /** By the index of an item that stands for two lists of different length: what they say. */
  uneven: Map<number, UnevenLists> | null = null;
  private byId: Map<string, ReadItem> | null = null;
  /** Items without a product. */
  private bare: BareItem[] | null = null;

  constructor(reader: OrderReader) {
    this.reader = reader;
    this.slots = reader.items.length > 1 ? [] : null;
  }

  /** Takes the items of a row in which every item has its own cells. */
  addRow(cells: readonly string[], row: number): void {
    const { items } = this.reader;
    for (let slot = 0; slot < items.length; slot += 1) {
      const readers = items[slot];
      if (readers !== undefined) this.addSlot(readers, cells, row, slot);
    }
  }

  /** Takes the items of a cell; answers the part that cannot be read, or null. */
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
   * What is wrong with rows that have no product: with other items in the order they may be rows of the address, blank or with the sum
   * of the items for a quantity. Answers the places at fault; without other items they are items themselves, which the rules judge.
   */
  strayItems(): readonly ItemPlace[] {
    if (this.bare === null) return NONE;
    if (this.items.length === 0) {
      for (const { row, slot, quantity } of this.bare)
        this.put({ id: '', qty: readQuantity(quantity) }, row, slot);
      return NONE;
    }
    const sum = this.items.reduce((total, { qty }) => total + qty, 0);
    return this.bare.filter(
      ({ quantity, sideBySide }) => sideBySide || (quantity !== '' && readQuantity(quantity) !== sum),
    );
  }

  // oxlint-disable-next-line max-params -- hot: no object is made for every cell
  private addSlot(readers: ItemReaders, cells: readonly string[], row: number, slot: number): void {
    const idText = readers.product_id.text(cells);
    const nameText = readers.product_name.text(cells);
    const id = readers.product_id.meaning(idText);
    const name = idText !== '' && id === '' ? '' : readers.product_name.meaning(nameText);
    // A value map gave what stands there the meaning of nothing: postage or a discount among the items.
    if (id === '' && name === '' && (idText !== '' || nameText !== '')) return;
    const quantity = quantityText(readers.quantity, cells);
    if (readers.fixed && NOTHING.test(quantity)) return;
    if (id !== '' || name !== '') {
      const qty = readQuantity(quantity);
      if (Number.isNaN(qty) && this.addLists(readers, cells, row, slot)) return;
      const meant = this.reader.productInRow(id, name, cells);
      this.put(name === '' ? { id: meant, qty } : { id: meant, name, qty }, row, slot);
      return;
    }
    const own = readers.quantity.column < 0 ? '' : quantity;
    const sideBySide = this.reader.rules.mapping.items !== undefined;
    if (!sideBySide || !NOTHING.test(own)) (this.bare ??= []).push({ row, slot, quantity: own, sideBySide });
  }

  /** Takes the items of two cells that list products and quantities; false where the cells are no lists. */
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
      const qty = readQuantity(quantity.meaning(count));
      if (id !== '') this.put(name === '' ? { id, qty } : { id, name, qty }, row, slot);
    }
    return true;
  }

  /** A product that is there already gets the quantity added; one that cannot be read must be told of its own row. */
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
