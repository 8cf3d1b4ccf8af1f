import { countryOfPostalCode, withoutCountryPrefix } from '../../../countries/index.js';
import { findSalutation, type CleanOrder } from '../../../orders/index.js';
import { isUnambiguousDate } from '../../reading/cells/order-date.js';
import {
  ADDRESS_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  type DateOrder,
  type Dialect,
  type ImportField,
  type ImportMapping,
  type FieldSource,
} from '../../order-import.types.js';
import { columnsOfSource, isFixed, itemSource, usedColumns } from '../../recipe/field-source.js';
import { cleanText, issue } from '../../../validation/index.js';
import { compileProductsNamed, productInRow, type ProductsNamed } from '../../recipe/products-named.js';
import { compileValueMap } from '../../recipe/value-map.js';
import { unitOfHeader } from '../../words/header-unit.js';
import { cancelledColumnOf } from '../../words/cancelled-row.js';
import { compileBeside, type ValuesBeside } from '../../recipe/values-beside.js';
import { placeOf } from '../rules/address-texts.js';
import { asBilledTest } from '../rules/as-billed.js';
import { countriesKept } from '../rules/country.rules.js';
import type { DamageWatch } from '../cells/clean-cell.js';
import { withoutEntities } from '../cells/entities.js';
import { chargeRowTest } from './charge-rows.js';
import { fieldReader, type FieldReader } from './field-reader.js';
import { OrderDates } from '../rules/order-dates.js';
import { dayReader } from '../rules/day-reader.js';
import type { ReadParts } from '../../recipe/whole-address.js';
import { atPostPlace, type PlacedOrder } from '../rules/post-place.js';
import { townAndCode } from '../rules/town-code.js';
import { withLinesInPlace } from '../rules/lines-in-place.js';
import { readQuantity, readUnits } from './quantity.js';
import { filled, plainEmail, withoutGap } from '../cells/optional-text.js';
import { countryText } from '../cells/country-text.js';
import { remember } from '../cells/remember.js';
import { losesDecimals, withoutDecimals } from '../cells/spreadsheet-number.js';
import { salutedAlone, salutedName, titledSalutation, withTitle } from '../cells/titles.js';

/** The rules by which orders are read from cells. */
export interface ReadingRules {
  readonly mapping: ImportMapping;
  /** Order of day and month; null reads only dates that begin with the year, or mean the same day either way. */
  readonly dateOrder: DateOrder | null;
  /** True for a file written by the portal: its orders were stored exactly as the file has them. */
  readonly isOwnDownload?: boolean;
  /** The headers of the columns; without them quantities have no unit but their own. */
  readonly header?: readonly string[];
  readonly dialect?: Pick<Dialect, 'usualDates' | 'formHead'>;
  /** The clock (milliseconds since 1970), to detect dates far ahead. */
  readonly now?: (() => number) | undefined;
}

type OrderField = (typeof ORDER_FIELDS)[number];
/** The texts of an order's fields as in the file, in the order of `ORDER_FIELDS`. */
export type OrderTexts = string[];
/** Readers of one party's texts, in the order of `ORDER_FIELDS`. */
export interface PartyReaders {
  readonly fields: readonly FieldReader[];
  /** The texts before any column is read: the constants for the whole file. */
  readonly fixed: OrderTexts;
  /** Indexes of the fields that have columns. */
  readonly read: readonly number[];
}
/** A field with its reader. */
export type FieldOf = readonly [ImportField, FieldReader];
/** Readers of one of the items side by side in a row. */
export interface ItemReaders {
  readonly product_id: FieldReader;
  readonly product_name: FieldReader;
  readonly quantity: FieldReader;
  /** True when the product is the same in every row: a row without a quantity does not order it. */
  readonly fixed: boolean;
  /** The unit that the header of the quantity names; empty for pieces. */
  readonly unit: string;
  /** Whether another item has the same column of quantities, so that one without a product is none. */
  readonly sharesQuantity?: boolean;
}

/** Index of each field in `OrderTexts`: its place in `ORDER_FIELDS`, written out since it is needed for every order. */
const AT = {
  external_order_id: 0,
  date: 1,
  salutation: 2,
  email: 3,
  company: 4,
  first_address_line: 5,
  second_address_line: 6,
  pack_station: 7,
  post_filiale: 8,
  post_number: 9,
  street: 10,
  address_second_line: 11,
  postal_code: 12,
  city: 13,
  country: 14,
} as const satisfies Readonly<Record<OrderField, number>>;

/** Reads the cells of a row by the recipe. Texts that cannot be read are passed on unchanged, for the order rules to refuse. */
export class OrderReader {
  readonly rules: ReadingRules;
  /** Whether a cell read since the last reset was damaged. */
  readonly watch: DamageWatch = { damaged: false };
  readonly own: PartyReaders;
  /** Readers of the other party, with its address in place of the order's own; null when the recipe has none. */
  readonly other: PartyReaders | null;
  readonly items: readonly ItemReaders[];
  readonly itemList: FieldReader;
  readonly isChargeRow: ReturnType<typeof chargeRowTest>;
  /** Returns the product that an id in a list stands for. */
  readonly productMeaning: (id: string) => string;
  /** The user's decisions about product numbers and the names in their rows; null without any. */
  private readonly productsNamed: ProductsNamed | null;
  /** The number of pieces in a unit of quantities; null when the user named none. */
  private readonly piecesOf: ((unit: string) => string) | null;
  /** What the user said of texts beside others; null when nothing was said. */
  readonly beside: ValuesBeside | null;
  /** Whether the user confirmed a text of the country. */
  readonly isCountryKept: (text: string) => boolean;
  /** Fields whose readers cut a part out of their text: those of the order, and those of the other party's address. */
  readonly cutting: {
    readonly own: readonly FieldOf[];
    readonly other: readonly FieldOf[];
    /** What is read of whole addresses, by party. */
    readonly read: ReadParts;
    readonly otherRead: ReadParts;
  };
  readonly isCutting: boolean;
  /** The column in which a row says that it must not be sent; null when no column may say so. */
  readonly cancelledColumn: ((cells: readonly string[]) => number | undefined) | null;
  /** Indexes of the columns that the recipe reads: those of the order, and those of the other party's address alone. */
  readonly columns: { readonly own: readonly number[]; readonly other: readonly number[] };
  /** Detects order dates that are far from the others. */
  readonly dates: OrderDates;
  /** Indexes of the fields that, when filled, show that an order has its own address. */
  private readonly telling: readonly number[];
  private readonly isAsBilled: (text: string) => boolean;
  /** Whether value maps translate texts of an order. */
  private readonly isMapped: boolean;
  private readonly date: (text: string) => string;
  private readonly country = remember(countryText);

  constructor(rules: ReadingRules) {
    const { mapping } = rules;
    const { columns, fallback } = mapping;
    this.rules = rules;
    this.own = partyReaders(ORDER_FIELDS.map((field) => this.reader(field, columns[field])));
    const readDay = dayReader(rules.header?.[this.own.fields[AT.date]?.plainColumn ?? -1] ?? '');
    this.date = remember((text) => readDay(text, rules.dateOrder) ?? text);
    this.other = fallback === undefined ? null : this.otherReaders();
    this.items = this.itemReaders();
    this.isMapped = [...this.own.fields, ...(this.other?.fields ?? [])].some((reader) => reader.isMapped);
    this.itemList = this.reader('product_id_and_quantity', columns.product_id_and_quantity);
    this.isChargeRow = chargeRowTest(mapping, rules.header, this.items[0]?.product_id ?? this.itemList);
    const meaning = compileValueMap(mapping.values, 'product_id');
    this.productMeaning = (id) => (meaning === null ? id : meaning(id));
    this.productsNamed = compileProductsNamed(mapping, 'product_named');
    this.piecesOf = compileValueMap(mapping.values, 'unit');
    this.beside = compileBeside(mapping);
    this.isCountryKept = countriesKept(mapping);
    this.telling = ADDRESS_FIELDS.filter((field) => this.isTelling(field)).map((field) => AT[field]);
    this.isAsBilled = asBilledTest(mapping, rules.header);
    this.cutting = {
      own: [...ofOrder(this.own.fields), ...this.ofItems()].filter(cuts),
      other: ofOrder(this.other?.fields ?? []).filter(
        ([field, reader]) => isAddress(field) && cuts([field, reader]),
      ),
      read: partsOf(this.own),
      otherRead: partsOf(this.other ?? this.own),
    };
    this.isCutting = this.cutting.own.length + this.cutting.other.length > 0;
    this.cancelledColumn = mapping.cancelled === undefined ? null : cancelledColumnOf(mapping.cancelled);
    const used = usedColumns({ ...mapping, fallback: {} });
    const all = [...usedColumns(mapping)];
    const usual = rules.dialect?.usualDates?.[this.own.fields[AT.date]?.column ?? -1] ?? [];
    this.dates = new OrderDates(
      usual.map((text) => this.date(text)),
      rules.now,
    );
    this.columns = { own: [...used], other: all.filter((column) => !used.has(column)) };
  }

  /** Whether a row has data of orders, but names neither an item nor, as its caller knows, an order. */
  isHeadRow(cells: readonly string[]): boolean {
    const isItem = ({ product_id, product_name, quantity, fixed }: ItemReaders): boolean =>
      fixed ? quantity.text(cells) !== '' : hasText(product_id, cells) || hasText(product_name, cells);
    if (this.items.some(isItem) || hasText(this.itemList, cells)) return false;
    return [this.own, this.other].some((party) => party?.fields.some((reader) => hasText(reader, cells)));
  }

  /** The product that a row means by an id which it calls `name`. The row's other cells are considered when the row has one product. */
  productInRow(id: string, name: string, cells: readonly string[]): string {
    if (this.productsNamed === null) return id;
    const others = this.items.length === 1 ? cells.map((cell) => cleanText(cell)) : [];
    return productInRow(this.productsNamed, id, [name, ...others]);
  }

  /** Reads a quantity of a product as pieces, also one of a unit whose number of pieces the user named. NaN if it cannot be read. */
  quantity(text: string, product: string): number {
    const pieces = readQuantity(text);
    return Number.isNaN(pieces) && this.piecesOf !== null ? readUnits(text, product, this.piecesOf) : pieces;
  }

  /** Whether the texts contain any part of their own address; one that says it is that of the bill is none. */
  hasAddress(texts: OrderTexts): boolean {
    return this.telling.some((at) => texts[at] !== '' && !this.isAsBilled(texts[at] ?? ''));
  }

  /** The order of the texts without its items, under the number of its rows, and the texts that cannot be delivered to. */
  order(external_order_id: string, texts: OrderTexts, readers: PartyReaders): PlacedOrder {
    const said = this.isMapped ? meanings(texts, readers) : texts;
    const salutation = said[AT.salutation] ?? '';
    const known = findSalutation(salutation);
    const titled = known === null ? titledSalutation(salutation) : null;
    const own = titled?.salutation ?? known ?? salutation;
    const [saluted, name] = this.saluted(own, withoutEntities(said[AT.first_address_line] ?? ''));
    const town = townAndCode(
      withoutDecimals(said[AT.postal_code] ?? ''),
      withoutEntities(said[AT.city] ?? ''),
    );
    const postalText = town.postalCode;
    const country_code = this.country(said[AT.country] ?? '') || (countryOfPostalCode(postalText) ?? '');
    const placed = atPostPlace(this.rules.header, {
      external_order_id,
      customer_order_reference: '',
      date: this.date(said[AT.date] ?? ''),
      pack_station: withoutDecimals(said[AT.pack_station] ?? ''),
      post_filiale: filled(withoutDecimals(said[AT.post_filiale] ?? '')),
      post_number: withoutDecimals(said[AT.post_number] ?? ''),
      salutation: saluted,
      company: filled(withoutEntities(said[AT.company] ?? '')),
      name: withTitle(name, titled?.title ?? ''),
      second_name: filled(withoutEntities(said[AT.second_address_line] ?? '')),
      street: withoutEntities(said[AT.street] ?? ''),
      address_second_line: filled(withoutEntities(said[AT.address_second_line] ?? '')),
      postal_code: withoutGap(withoutCountryPrefix(postalText, country_code), country_code),
      city: town.city,
      country_code,
      email: filled(plainEmail(said[AT.email] ?? '')),
    });
    const order = this.arranged(placed.order);
    const issues = town.contradicts
      ? [...placed.issues, issue('address.city', 'townOtherCode', { code: postalText, town: town.city })]
      : placed.issues;
    // A row without a salutation but with a company is addressed to the company.
    if (order.salutation !== '' || order.company === '') return { issues, order };
    return { issues, order: { ...order, salutation: 'firma' } };
  }

  /** The order with its street where it belongs, and its country as the user said it of this town. */
  private arranged(order: CleanOrder): CleanOrder {
    const { beside } = this;
    const country = beside?.('country', order.country_code, placeOf(order));
    const meant = country === undefined ? order : { ...order, country_code: this.country(country) };
    return this.rules.isOwnDownload === true ? meant : withLinesInPlace(meant, beside);
  }

  /** Salutation and name. A salutation that the name begins with is used once, and takes precedence over the constant for the whole file. */
  private saluted(salutation: string, name: string): readonly [salutation: string, name: string] {
    const isFixed = this.own.fields[AT.salutation]?.column === -1;
    const read = isFixed ? salutedAlone : salutedName;
    const own = this.rules.isOwnDownload === true ? null : read(name);
    if (own === null) return [salutation, name];
    return isFixed || own.salutation === salutation ? [own.salutation, own.name] : [salutation, name];
  }

  /** Whether two texts of a field have the same meaning. */
  agrees(index: number, first: string, other: string): boolean {
    if (first === other) return true;
    const field = ORDER_FIELDS[index];
    const [a, b] = [
      this.own.fields[index]?.meaning(first) ?? first,
      this.own.fields[index]?.meaning(other) ?? other,
    ];
    if (a === b || evenlySpaced(a) === evenlySpaced(b)) return true;
    if (field === 'date') return this.date(a) === this.date(b);
    if (field === 'country') return this.country(a) === this.country(b);
    if (field === 'salutation') return findSalutation(a) !== null && findSalutation(a) === findSalutation(b);
    return field !== undefined && losesDecimals(field) && withoutDecimals(a) === withoutDecimals(b);
  }

  /** The field that a column feeds; null when it feeds none. */
  fieldOfColumn(column: number): ImportField | null {
    const reads = ({ source }: FieldReader) => columnsOfSource(source).includes(column);
    const field = [this.own.fields, this.other?.fields ?? []].flatMap((readers) =>
      ORDER_FIELDS.filter((_, at) => reads(readers[at] ?? this.itemList)),
    )[0];
    if (field !== undefined && !reads(this.itemList)) return field;
    if (reads(this.itemList)) return 'product_id_and_quantity';
    return ITEM_FIELDS['new-line'].find((name) => this.items.some((item) => reads(item[name]))) ?? null;
  }

  /** Whether a date means different days in different date orders while the file's order is unknown. */
  isAmbiguousDate(text: string): boolean {
    return this.rules.dateOrder === null && !isUnambiguousDate(text);
  }

  private reader(field: ImportField, source: ImportMapping['columns'][ImportField]): FieldReader {
    return fieldReader(this.rules.mapping, field, { source, watch: this.watch, header: this.rules.header });
  }

  private otherReaders(): PartyReaders {
    const { columns, fallback = {} } = this.rules.mapping;
    // A country without an address is that of every order, where the other party has none of its own.
    const others: ImportMapping['columns'] = { country: columns.country, ...fallback };
    return partyReaders(
      ORDER_FIELDS.map((field) => this.reader(field, isAddress(field) ? others[field] : columns[field])),
    );
  }

  private itemReaders(): ItemReaders[] {
    const { mapping } = this.rules;
    const { columns, items = [] } = mapping;
    const slot = (field: (typeof ITEM_FIELDS)['new-line'][number]) => this.reader(field, columns[field]);
    if (items.length === 0) {
      const [product_id, product_name, quantity] = [
        slot('product_id'),
        slot('product_name'),
        slot('quantity'),
      ];
      return [{ product_id, product_name, quantity, fixed: false, unit: this.unitOf(quantity) }];
    }
    return items.map((item, at) => ({
      unit: this.unitOf(this.reader('quantity', itemSource(item, 'quantity'))),
      product_id: isFixed(item.product_id)
        ? fieldReader(mapping, 'product_id', {
            source: undefined,
            constant: item.product_id.fixed,
            watch: this.watch,
          })
        : this.reader('product_id', item.product_id),
      product_name: this.reader('product_name', itemSource(item, 'product_name')),
      quantity: this.reader('quantity', itemSource(item, 'quantity')),
      fixed: isFixed(item.product_id),
      sharesQuantity: items.some(
        (other, index) => index !== at && isSameColumn(other.quantity, item.quantity),
      ),
    }));
  }

  /** The unit in the header of a column of quantities; empty for pieces, and for a unit in the cells. */
  private unitOf({ plainColumn }: FieldReader): string {
    return unitOfHeader(this.rules.header?.[plainColumn] ?? '');
  }

  private ofItems(): FieldOf[] {
    const fields = ITEM_FIELDS['new-line'];
    return this.items.flatMap((item) => fields.map((field): FieldOf => [field, item[field]]));
  }

  /** Whether a field shows whose address it is; a column shared by both parties does not, nor does a country alone. */
  private isTelling(field: (typeof ADDRESS_FIELDS)[number]): boolean {
    if (field === 'country') return false;
    const { columns, fallback = {} } = this.rules.mapping;
    const shared = new Set(Object.values(fallback).flatMap((source) => columnsOfSource(source)));
    return columnsOfSource(columns[field]).some((column) => !shared.has(column));
  }
}

function partyReaders(fields: readonly FieldReader[]): PartyReaders {
  const read = fields.flatMap(({ column }, at) => (column < 0 ? [] : [at]));
  return { fields, fixed: fields.map((reader) => (reader.column < 0 ? reader.text([]) : '')), read };
}

function ofOrder(readers: readonly FieldReader[]): FieldOf[] {
  return readers.map((reader, at): FieldOf => [ORDER_FIELDS[at] ?? 'external_order_id', reader]);
}

function partsOf({ fields, fixed }: PartyReaders): ReadParts {
  return { parts: new Set(fields.flatMap(({ part }) => part ?? [])), country: fixed[AT.country] ?? '' };
}

function cuts([, reader]: FieldOf): boolean {
  return reader.part !== undefined;
}

/** Whether a field belongs to the address, which is taken from one party as a whole. */
function isAddress(field: ImportField): boolean {
  return (ADDRESS_FIELDS as readonly ImportField[]).includes(field);
}

/** The texts after their value maps. */
function meanings(texts: OrderTexts, { fields }: PartyReaders): OrderTexts {
  return texts.map((text, at) => fields[at]?.meaning(text) ?? text);
}

/** The text with single spaces and composed letters, as it would be stored. */
const evenlySpaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const isSameColumn = (one: FieldSource | undefined, other: FieldSource | undefined): boolean =>
  typeof one === 'number' && one === other;

/** Whether a row has a text in a field's own columns. */
const hasText = (reader: FieldReader, cells: readonly string[]): boolean =>
  reader.column >= 0 && reader.text(cells) !== '';
