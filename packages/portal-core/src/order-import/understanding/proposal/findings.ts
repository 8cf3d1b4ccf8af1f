import { fieldsOfMode } from '../../recipe/order-fields.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import {
  ADDRESS_FIELDS,
  IMPORT_FIELDS,
  type AddressField,
  type ImportField,
  type ImportMode,
} from '../../order-import.types.js';
import type { Column } from '../columns/column.js';
import { countColumns } from '../items/count-columns.js';
import { countsLists } from '../items/counted-lists.js';
import { guessByContent } from '../columns/content.js';
import type { ItemPicks } from '../items/items.js';
import { onlyCount, swappedEmail, swappedPrice } from '../items/misplaced-values.js';
import { nameRivals, otherName } from './name-rivals.js';
import type { Pick } from '../columns/pick.js';
import { propose, type Proposal } from './proposal.js';
import { doubtedProduct } from '../items/product-doubts.js';
import { doubtedList } from '../items/products-without-count.js';
import { doubtedQuantity } from '../items/quantity-doubts.js';
import { multipliedCount } from '../items/multiplied-counts.js';
import { describesForm, quantityRivals, withoutZeros } from '../items/quantity-rivals.js';
import { columnsSaid, type Said } from '../said/said.js';
import { swappedPosition } from '../items/swapped-positions.js';
import { unswappedName } from '../addresses/swapped-names.js';
import { share } from '../columns/values.js';
import type { UnderstandOptions } from '../../understanding.types.js';
import { isContradicted, isPosition } from '../columns/witness.js';

/** The sources found for the fields that are neither chosen by the user nor in a recipe. */
export interface Findings {
  readonly mode: ImportMode;
  readonly picks: Picks;
  readonly fallback: Readonly<Partial<Record<AddressField, Pick>>>;
  readonly items: readonly ItemPicks[];
  readonly proposal: Proposal;
  /** Columns with meaningless headers that feed nothing. */
  readonly silent: readonly Column[];
}
export type Picks = Readonly<Partial<Record<ImportField, Pick>>>;

type Samples = readonly (readonly string[])[];

/** Finds sources for the open fields: by the headers, then, with a question, by the values of columns with meaningless headers. */
export function findSources(
  columns: readonly Column[],
  samples: Samples,
  said: Said,
  options: UnderstandOptions,
): Findings {
  const taken = columnsSaid(said);
  const free = new Set(columns.map(({ index }) => index).filter((index) => !taken.has(index)));
  const asked = said.mode ?? options.mode;
  const proposal = propose(columns, free, {
    mode: asked,
    isKnownProduct: options.isKnownProduct,
    hasItems: said.items !== undefined || !said.open('product_id') || !said.open('product_id_and_quantity'),
    ignored: said.ignored,
    places: PLACE.flatMap((field) => columnsOfSource(said.columns[field]?.source)),
    address: ADDRESS_FIELDS.flatMap((field) => columnsOfSource(said.columns[field]?.source)),
  });
  const beside = said.items === undefined && said.open('product_id') ? (proposal.items.items ?? []) : [];
  const named = onlyOpen(proposal.columns, said);
  const used = columnsOf([
    ...Object.values(named),
    ...beside.flatMap(({ product, name, quantity }) => [product, name, quantity]),
  ]);
  const silent = columns.filter(
    (column) => column.silent && free.has(column.index) && !used.has(column.index),
  );
  const open = openFields(named, beside, said).filter((field) => !proposal.withheld.includes(field));
  const content = guessByContent(silent, {
    open,
    mode: asked ?? (named.product_id === undefined && beside.length === 0 ? undefined : proposal.items.mode),
    placed: named.postal_code?.columns[0]?.values.length ?? 0,
    isKnownProduct: options.isKnownProduct,
  });
  const hasProduct = named.product_id !== undefined && open.includes('quantity');
  const left = proposal.read.filter(({ index }) => free.has(index) && !used.has(index));
  const counted = hasProduct ? countedBy(left, content.quantity) : undefined;
  const read = { ...named, ...content, ...(counted !== undefined && { quantity: counted }) };
  const filled = unlessBlankForAll(read, proposal.fallback, samples);
  const found = open.includes('product_id') ? withNamedProducts(filled) : filled;
  const mode = asked ?? (content.product_id_and_quantity === undefined ? proposal.items.mode : 'comma');
  const guessed = columnsOf(Object.values(content));
  const file = { samples, isKnownProduct: options.isKnownProduct };
  return {
    mode,
    picks: withRivals(judged(ofMode(found, mode), file), proposal.read, file),
    fallback: said.fallback === undefined ? judgedFallback(unswapped(proposal.fallback, samples)) : {},
    items: mode === 'comma' ? [] : beside,
    proposal,
    silent: silent.filter(({ index }) => !guessed.has(index)),
  };
}

/** Fields of the address that a person can say for a whole file. */
const SAID_FOR_ALL = ['salutation', 'country'] as const satisfies readonly AddressField[];

/** The picks without a salutation or a country whose columns are blank in every row: it is asked for, as where no column has it. */
function unlessBlankForAll(picks: Picks, fallback: Proposal['fallback'], samples: Samples): Picks {
  const isBlank = (pick: Pick | undefined) =>
    pick?.columns.every(({ values }) => values.length === 0) ?? true;
  const blank = SAID_FOR_ALL.filter((field) => isBlank(picks[field]) && isBlank(fallback[field]));
  if (samples.length === 0 || blank.length === 0) return picks;
  return Object.fromEntries(entriesOf(picks).filter(([field]) => !blank.some((one) => one === field)));
}

/** Where nothing else says which product is meant, its name does: asked, since a shop may have names of its own. */
function withNamedProducts({ product_name: name, ...others }: Picks): Picks {
  const isNamed = name !== undefined && name.columns.some(({ values }) => values.length > 0);
  const isSaid = others.product_id !== undefined || others.product_id_and_quantity !== undefined;
  if (!isNamed || isSaid) return name === undefined ? others : { ...others, product_name: name };
  return { ...others, product_id: { ...name, ask: 'content' } };
}

/** The quantity that only words for packs and counts speak for, instead of `guess`, which only its values do. */
function countedBy(left: readonly Column[], guess: Pick | undefined): Pick | undefined {
  const counts = countColumns(left);
  if (guess === undefined) return onlyCount(left) ?? counts ?? undefined;
  return counts === null
    ? undefined
    : { ...counts, others: [...new Set([...counts.others, ...guess.columns])] };
}

const PLACE = ['street', 'postal_code', 'city', 'pack_station'] as const satisfies readonly ImportField[];

/** Asks which column has the pieces where others count them otherwise, and which the name where it is blank beside another. */
function withRivals(found: Picks, columns: readonly Column[], { samples, isKnownProduct }: Witnesses): Picks {
  const picks = withNameRivals(unswapped(found, samples), columns, samples);
  const used = columnsOf(Object.values(picks));
  const left = columns.filter(({ index }) => !used.has(index));
  const { quantity, product_id: product, external_order_id: order, product_id_and_quantity: list } = picks;
  const { email } = picks;
  return {
    ...picks,
    ...(email === undefined ? {} : { email: swappedEmail(email, left) }),
    ...(list === undefined ? {} : { product_id_and_quantity: doubtedList(list, left, samples) }),
    ...(product === undefined
      ? {}
      : { product_id: doubtedProduct(product, left, { samples, isKnownProduct }) }),
    ...(quantity === undefined ? {} : { quantity: rivalledQuantity(quantity, left, { order, samples }) }),
  };
}

/** A quantity with all columns that could be meant instead. Where those count otherwise none is proposed: a yes would say nothing of them. */
export function rivalledQuantity(
  named: Pick,
  left: readonly Column[],
  { order, samples }: { readonly order: Pick | undefined; readonly samples: Samples },
): Pick {
  const quantity = withoutZeros(named);
  const meant = swappedPosition(quantity, left, { order, samples }) ?? swappedPrice(quantity, left, samples);
  if (meant !== undefined)
    return { columns: [meant], source: meant.index, others: quantity.columns, ask: 'choice' };
  const multiplied = multipliedCount(quantity, left, samples);
  if (multiplied !== null) return multiplied;
  const doubted = doubtedQuantity(quantity, left, samples);
  if (doubted !== quantity) return doubted;
  const rivals = quantityRivals(quantity, left, { order, samples });
  if (rivals.length === 0) return quantity;
  const others = [...new Set([...quantity.others, ...rivals])];
  return { ...quantity, others, ask: rivals.every(describesForm) ? (quantity.ask ?? 'choice') : 'missing' };
}

function unswapped<Found extends Picks>(picks: Found, samples: Samples): Found {
  const { first_address_line: name } = picks;
  return name === undefined ? picks : { ...picks, first_address_line: unswappedName(name, samples) };
}

function withNameRivals(picks: Picks, columns: readonly Column[], samples: Samples): Picks {
  const { first_address_line: name } = picks;
  const other = name === undefined ? undefined : otherName(name, columns);
  if (name !== undefined && other !== undefined)
    return { ...picks, first_address_line: { ...name, others: [other], ask: 'missing' } };
  const rivals = nameRivals(picks, columns, samples);
  if (name === undefined || rivals.length === 0) return picks;
  const others = [...new Set([...name.others, ...rivals])];
  return { ...picks, first_address_line: { ...name, others, ask: name.ask ?? 'choice' } };
}

const columnsOf = (picks: readonly (Pick | undefined)[]): Set<number> =>
  new Set(picks.flatMap((pick) => pick?.columns.map(({ index }) => index) ?? []));

function onlyOpen(picks: Picks, said: Said): Picks {
  return Object.fromEntries(entriesOf(picks).filter(([field]) => said.open(field)));
}

function ofMode(picks: Picks, mode: ImportMode): Picks {
  const fields = fieldsOfMode(mode);
  return Object.fromEntries(entriesOf(picks).filter(([field]) => fields.includes(field)));
}

const ITEM: ReadonlySet<ImportField> = new Set([
  'product_id',
  'product_name',
  'quantity',
  'product_id_and_quantity',
]);

function openFields(named: Picks, beside: readonly ItemPicks[], said: Said): ImportField[] {
  const hasItems =
    beside.length > 0 || named.product_id_and_quantity !== undefined || (said.items ?? null) !== null;
  const person = named.company !== undefined;
  return IMPORT_FIELDS.filter((field) => {
    if (!said.open(field) || named[field] !== undefined) return false;
    if (field === 'product_id_and_quantity')
      return !hasItems && named.product_id === undefined && said.open('product_id');
    if (ITEM.has(field)) return !hasItems;
    return !(person && (field === 'salutation' || field === 'first_address_line'));
  });
}

/** The data that values are checked against. */
interface Witnesses {
  readonly samples: Samples;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

/** Asks about values that contradict a header, and about a quantity that numbers the rows or names products or years. */
export function judged(picks: Picks, { samples, isKnownProduct = () => false }: Witnesses): Picks {
  const isNoCount = (quantity: Pick) =>
    isPosition(quantity, picks.external_order_id, samples) ||
    quantity.columns.some(({ values }) => share(values, isKnownProduct) > 0.5 || holdsYears(values));
  const judge = (field: ImportField, pick: Pick): Pick => {
    if (field !== 'quantity') return unlessContradicted(field, pick);
    if (isNoCount(pick)) return askedFor(pick);
    return countsLists(pick, picks.product_id, samples) ? pick : unlessContradicted(field, pick);
  };
  return Object.fromEntries<Pick>(entriesOf(picks).map(([field, pick]) => [field, judge(field, pick)]));
}

const YEAR = /^20[0-4]\d$/;

/** Whether numbers are years beside counts of one or two digits: `2024`, a vintage or an edition, beside `2`. */
const holdsYears = (values: readonly string[]): boolean => {
  const counts = values.filter((text) => !YEAR.test(text));
  return counts.length > 0 && counts.length < values.length && counts.every((text) => /^\d{1,2}$/.test(text));
};

function judgedFallback(picks: Proposal['fallback']): Proposal['fallback'] {
  return Object.fromEntries(
    entriesOf(picks).map(([field, pick]) => [field, unlessContradicted(field, pick)]),
  );
}

const unlessContradicted = (field: ImportField, pick: Pick): Pick =>
  isContradicted(field, pick) ? askedFor(pick) : pick;

const askedFor = (pick: Pick): Pick => (pick.ask === undefined ? { ...pick, ask: 'content' } : pick);

/** The entries of picks, with fields in the order of the wizard's list. */
export function entriesOf<Field extends ImportField>(
  picks: Readonly<Partial<Record<Field, Pick>>>,
): [Field, Pick][] {
  const entries = Object.entries(picks) as [Field, Pick][];
  return entries.sort(([a], [b]) => IMPORT_FIELDS.indexOf(a) - IMPORT_FIELDS.indexOf(b));
}

export const isAddressField = (field: ImportField): field is AddressField =>
  (ADDRESS_FIELDS as readonly ImportField[]).includes(field);
