import type { AddressPicks } from '../addresses/address-parts.js';
import { settleAmbiguous } from './ambiguous.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { findItems, type FoundItems } from '../items/items.js';
import { oneOfAddresses } from '../addresses/other-addresses.js';
import { placeRuns } from '../addresses/address-runs.js';
import { placeNumberedLines } from '../addresses/lines-of-address.js';
import { placeChangedAddresses } from '../addresses/changed-address.js';
import { placeNamesOfAddresses } from '../addresses/names-of-addresses.js';
import { placeNamesOfChildren } from '../addresses/of-children.js';
import { placeParallelBlocks } from '../addresses/parallel-blocks.js';
import { placeVillageStreets } from '../addresses/village-streets.js';
import { placeBareParts } from '../addresses/bare-parts.js';
import { isAddressPart, placeDuplicates } from '../addresses/parties.js';
import { pickOne, ranked, tierOf, type Pick } from '../columns/pick.js';
import { secondOrder } from '../addresses/second-order.js';
import type { Party } from '../../understanding.types.js';
import { share } from '../columns/values.js';
import { withheldFrom, type Withheld } from '../addresses/withheld.js';
import type { AddressField, ImportField, ImportMode } from '../../order-import.types.js';

/** The mapping found for the columns of a file, before any choice of the user. */
export interface Proposal {
  readonly columns: Readonly<Partial<Record<ImportField, Pick>>>;
  readonly fallback: Readonly<Partial<Record<AddressField, Pick>>>;
  readonly items: FoundItems;
  /** The party of the address in `columns`. */
  readonly party: Party;
  readonly lent: readonly AddressField[];
  /** Fields without a proposal, whatever the values look like. */
  readonly withheld: readonly ImportField[];
  /** Columns of an unknown party's address, beside one that was found. */
  readonly rivals: readonly Column[];
  /** The addresses that could be meant instead of `columns`. */
  readonly otherAddresses: readonly AddressPicks[];
  /** The columns that the user has not mapped, read together. */
  readonly read: readonly Column[];
  /** All columns of the file, read together. */
  readonly all: readonly Column[];
}

/** The data known before the columns are read. */
interface ProposalOptions {
  readonly mode?: ImportMode | undefined;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
  /** Whether the user said where the items are. */
  readonly hasItems?: boolean;
  /** Columns that the user marked as no items. */
  readonly ignored?: readonly number[];
  /** Columns that the user mapped to a place: their party's address is used. */
  readonly places?: readonly number[];
  /** Columns that the user mapped to any part of the address. */
  readonly address?: readonly number[];
}

/** Maps all columns together. `read` are those of the file; `free` those that the user has not mapped. */
export function propose(
  read: readonly Column[],
  free: ReadonlySet<number>,
  { mode, isKnownProduct, hasItems = false, ignored, places = [], address: parts = [] }: ProposalOptions,
): Proposal {
  const told = placeParallelBlocks(
    placeNamesOfAddresses(placeChangedAddresses(placeVillageStreets(placeNamesOfChildren(read)))),
  );
  const all = settleAmbiguous(placeBareParts(placeDuplicates(placeRuns(placeNumberedLines(told)))));
  const settled = all.filter(({ index }) => free.has(index));
  const second = new Set(secondOrder(all).map(({ index }) => index));
  const first = settled.filter(({ index }) => !second.has(index));
  const said = new Set(
    all.filter((column) => places.includes(column.index) && isAddressPart(column)).map(({ party }) => party),
  );
  const found = oneOfAddresses({
    all: all.filter(({ index }) => !second.has(index)),
    free,
    said: parts,
    parties: said,
  });
  const { address, known: columns } = found;
  const withheld = withheldFrom(address.own, settled);
  const items = findItems(columns, { mode, isKnownProduct, hasItems, ignored });
  const { product, name, quantity, packed } = items;
  const houseNumbers = address.own.street?.columns ?? [];
  const order = orderNumber(unlessBlank(columns.filter((column) => !houseNumbers.includes(column))));
  const date = withoutSame(orderDate(columns));
  const email = findEmail(columns);
  const entries: [ImportField, Pick | null | undefined][] = [
    ['external_order_id', order],
    ['date', date],
    ['email', email],
    ['product_id', product],
    ['product_name', name],
    ['quantity', quantity],
    ['product_id_and_quantity', packed],
  ];
  const picks = entries.filter(
    (entry): entry is [ImportField, Pick] => entry[1] !== null && entry[1] !== undefined,
  );
  return {
    columns: without({ ...address.own, ...Object.fromEntries(picks) }, withheld),
    fallback: address.fallback,
    items,
    party: address.party,
    lent: address.lent,
    withheld: withheld.flatMap((doubt) => doubt.fields),
    rivals: [...found.rivals, ...withheld.flatMap((doubt) => doubt.columns)],
    otherAddresses: withheld.length > 0 ? [] : found.others,
    read: first,
    all,
  };
}

function without(found: Proposal['columns'], withheld: readonly Withheld[]): Proposal['columns'] {
  const fields = new Set<string>(withheld.flatMap((doubt) => doubt.fields));
  return Object.fromEntries(Object.entries(found).filter(([field]) => !fields.has(field)));
}

/** Other dates without those that are the order's in every row. */
const withoutSame = (pick: Pick | null): Pick | null => {
  const [taken] = pick?.columns ?? [];
  if (pick === null || taken === undefined || taken.values.length === 0) return pick;
  const isSame = ({ values }: Column) =>
    values.length === taken.values.length && values.every((text, row) => text === taken.values[row]);
  return { ...pick, others: pick.others.filter((other) => !isSame(other)) };
};

/** `Bestellung vom` is the order's date unless there is a plain `Datum` with another one. */
function orderDate(columns: readonly Column[]): Pick | null {
  const found = namedDate(columns);
  if (found === null || found.columns.some((column) => hasMeaning(column, 'date'))) return found;
  const values = found.columns.flatMap((column) => column.values);
  const others = columns.filter(
    (column) => isCalled('bareDate', column) && column.values.some((text, row) => text !== values[row]),
  );
  return { ...found, others: [...new Set([...found.others, ...others])] };
}

/** The day of a row's heading is its date if no column certainly has one, or if that column is blank. */
function namedDate(columns: readonly Column[]): Pick | null {
  const ofHeading = columns.filter((column) => isCalled('dayOfHeading', column));
  const named = pickOne(
    columns.filter((column) => !ofHeading.includes(column)),
    ['orderDate'],
  );
  const isBlank = (column: Column) => column.values.length === 0;
  const isHeaded = ofHeading.some((column) => !isBlank(column)) && named?.columns.every(isBlank) === true;
  const isSure = !isHeaded && named?.columns.every((column) => tierOf(column) === 1) === true;
  return isSure ? named : (pickOne(ofHeading, ['orderDate']) ?? named);
}

/** The columns with values, if any number of an order is among them: a blank one numbers none. */
function unlessBlank(columns: readonly Column[]): readonly Column[] {
  const filled = columns.filter(({ values }) => values.length > 0);
  return pickOne(filled, ['orderNumber', 'bareNumber']) === null ? columns : filled;
}

/** The shop's own number; a plain `Nummer` or `ID` only if no other column is one, with a question unless its values are order numbers. */
function orderNumber(columns: readonly Column[]): Pick | null {
  const named = pickOne(columns, ['orderNumber']);
  const bare = pickOne(columns, ['bareNumber']);
  if (named === null)
    return bare === null || bare.columns.every(isOfNumbers) ? bare : { ...bare, ask: 'similar' };
  const isNumber = bare?.columns.some(
    (column) => column.reading?.rank === 0 && !isBehindStreet(column, columns) && !countsRows(column),
  );
  const unknown = isExternalNumber(named) ? columns.filter(isUnknownNumber) : [];
  if (unknown.length > 0) return { ...named, others: [...named.others, ...unknown], ask: 'choice' };
  const isId = named.columns.some(({ reading }) => reading?.rank === 1);
  const isExternal = isExternalNumber(named) && bare?.columns.every(isOfNumbers) === true;
  return bare !== null && (isId || isExternal) && isNumber === true && !bare.columns.some(countsRows)
    ? { ...bare, others: [...bare.others, ...named.columns], ask: 'choice' }
    : named;
}

/** Whether a plain `Nr.` holds numbers like `2026-1001` or `AB17`, which no house, row or count has. */
const isOfNumbers = ({ folded, values }: Column): boolean =>
  /^(?:nr|no|nummer|number)$/.test(folded) &&
  values.length > 0 &&
  share(values, (text) => /^(?:\d{6,}|(?=.*\d)[\p{L}#][\p{L}\d_/#-]{2,}|\d{2,}[-/]\d{2,})$/u.test(text)) ===
    1;

/** Whether a column numbers the rows, or the orders, of the file from 1. */
const countsRows = ({ values }: Column): boolean =>
  Number(values[0]) === 1 &&
  Number(values.at(-1)) > 1 &&
  values.every((text, at) => at === 0 || [0, 1].includes(Number(text) - Number(values[at - 1])));

const isExternalNumber = ({ columns }: Pick): boolean =>
  columns.every((column) => hasMeaning(column, 'external'));

/** Whether a column of an unknown word has numbers that could be those of orders, as `Bestlnr` may. */
const isUnknownNumber = (column: Column): boolean =>
  column.reading === null &&
  column.word !== undefined &&
  hasMeaning(column, 'number') &&
  column.values.length > 0 &&
  column.values.every((text) => /^(?=.*\d)[\p{L}\d_/#-]{4,}$/u.test(text));

const isBehindStreet = ({ index }: Column, columns: readonly Column[]): boolean =>
  columns.some(
    (other) =>
      other.index === index - 1 && (other.reading?.role === 'street' || other.reading?.role === 'streetName'),
  );

const EMAIL_ORDER: readonly Column['party'][] = ['delivery', 'none', 'buyer', 'billing'];

/** What a form writes for the mail of everybody: `anonymous`. */
const isNobodysMail = ({ values }: Column): boolean =>
  values.length > 0 && values.every((text) => /^(?:anonym(?:ous)?|unbekannt|unknown)$/i.test(text));

/** The e-mail, which is no part of the parcel's address: that of the first party that has one. */
function findEmail(all: readonly Column[]): Pick | null {
  const columns = all.filter((column) => !isNobodysMail(column));
  const best = Math.min(...ranked(columns, ['email']).map(tierOf));
  for (const party of EMAIL_ORDER) {
    const pick = pickOne(
      columns.filter((column) => column.party === party && tierOf(column) === best),
      ['email'],
    );
    if (pick !== null) return pick;
  }
  return null;
}
