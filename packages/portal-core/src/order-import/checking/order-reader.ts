import { findCountry } from '../../countries/index.js';
import { findSalutation, type CleanOrder } from '../../orders/index.js';
import { cleanText } from '../../validation/index.js';
import { cellText } from '../reading/cell-text.js';
import { isUnambiguousDate, readDate } from '../reading/order-date.js';
import { IMPORT_FIELDS, type DateOrder, type ImportField, type ImportMapping } from '../order-import.types.js';

/** What is needed to read orders from cells. */
export interface ReadingRules {
  readonly mapping: ImportMapping;
  /** Null: only dates that begin with the year, or mean the same day either way, are read. */
  readonly dateOrder: DateOrder | null;
}

/** How many different texts of dates and countries are remembered. */
const REMEMBERED = 4096;
const WHOLE_NUMBER = /^[+-]?\d{1,15}$/;

/** Reads the cells of a row by the mapping. What cannot be read is passed on as it is written, for the order rules to refuse. */
export class OrderReader {
  readonly rules: ReadingRules;
  private readonly places: Readonly<Record<ImportField, Place>>;
  private readonly date = remember((text) => this.readDate(text));
  private readonly country = remember((text) => (text === '' ? '' : (findCountry(text) ?? text)));

  constructor(rules: ReadingRules) {
    this.rules = rules;
    this.places = placesOf(rules.mapping);
  }

  /** The clean text of a field: its column's, or its constant when it has no column. */
  text(cells: readonly string[], field: ImportField): string {
    return read(cells, this.places[field]);
  }

  /** The order a row speaks of, without its items. */
  order(cells: readonly string[]): CleanOrder {
    const { places } = this;
    const company = readClean(cells, places.company);
    return {
      external_order_id: readClean(cells, places.external_order_id),
      customer_order_reference: '',
      date: this.date(readClean(cells, places.date)),
      pack_station: readClean(cells, places.pack_station),
      post_filiale: readClean(cells, places.post_filiale),
      post_number: readClean(cells, places.post_number),
      salutation: salutation(readClean(cells, places.salutation), company),
      company,
      name: readClean(cells, places.first_address_line),
      second_name: readClean(cells, places.second_address_line),
      street: readClean(cells, places.street),
      address_second_line: readClean(cells, places.address_second_line),
      postal_code: readClean(cells, places.postal_code),
      city: readClean(cells, places.city),
      country_code: this.country(readClean(cells, places.country)),
      email: readClean(cells, places.email),
    };
  }

  /** The item of a row of new-line mode. A quantity that is no whole number is NaN. */
  item(cells: readonly string[]): { id: string; name: string; qty: number } {
    const { places } = this;
    const quantity = read(cells, places.quantity);
    return {
      id: read(cells, places.product_id),
      name: read(cells, places.product_name),
      qty: WHOLE_NUMBER.test(quantity) ? Number(quantity) : Number.NaN,
    };
  }

  /** Whether two cells of a field say the same, or the second says nothing. */
  agrees(field: ImportField, first: string | undefined, other: string | undefined): boolean {
    if (other === first || other === undefined || other === '') return true;
    const [a, b] = [cellText(first), cellText(other)];
    return b === '' || a === b || (field === 'date' && this.date(a) === this.date(b));
  }

  /** Whether the field's date means different days in different orders and the file's order is not known. */
  isAmbiguousDate(text: string): boolean {
    return this.rules.dateOrder === null && !isUnambiguousDate(text);
  }

  private readDate(text: string): string {
    return readDate(text, this.rules.dateOrder ?? (isUnambiguousDate(text) ? 'dmy' : 'ymd')) ?? text;
  }
}

/** Where a field's text comes from: a column from 0, or with column -1 a fixed text. */
interface Place {
  readonly column: number;
  readonly constant: string;
}

function placesOf({ columns, constants }: ImportMapping): Readonly<Record<ImportField, Place>> {
  const places = IMPORT_FIELDS.map((field) => {
    const place: Place = { column: columns[field] ?? -1, constant: cellText(constants?.[field]) };
    return [field, place] as const;
  });
  return Object.fromEntries(places) as Record<ImportField, Place>;
}

function read(cells: readonly string[], { column, constant }: Place): string {
  return column < 0 ? constant : cellText(cells[column]);
}

function readClean(cells: readonly string[], place: Place): string {
  return cleanText(read(cells, place));
}

/** A row without a salutation but with a company is addressed to the company. */
function salutation(text: string, company: string): string {
  if (text === '') return company === '' ? '' : 'firma';
  return findSalutation(text) ?? text;
}

/** Remembers answers, since dates and countries repeat from row to row. */
function remember(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= REMEMBERED) known.clear();
    const fresh = read(text);
    known.set(text, fresh);
    return fresh;
  };
}
