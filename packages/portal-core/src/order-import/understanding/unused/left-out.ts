import type { AddressField } from '../../order-import.types.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { hasMeaning, namesId, type Column } from '../columns/column.js';
import type { LeftOver } from './left-over.js';
import { isUntil } from '../addresses/beside-street.js';
import { isAddressPart } from '../addresses/parties.js';
import type { OpenQuestion } from '../columns/questions.js';
import { isCarrier } from '../../words/carrier.js';
import { isCalled } from '../../words/header-name.js';
import { isPartOfHouse, partOfBuilding } from '../../words/part-of-building.js';
import {
  isDate,
  isEmail,
  isHouseNumber,
  isTickedOrNot,
  isWholeAddress,
  MOST,
  share,
} from '../columns/values.js';
import { insteadOfOwn } from './places-unsaid.js';
import type { Meaning } from '../../words/data/meanings.js';

/** Meanings of columns that stand in an address without being part of it. */
const NO_PART: readonly Meaning[] = [
  'veto',
  'phone',
  'state',
  'email',
  'date',
  'created',
  'sale',
  'time',
  'paid',
  'item',
  'items',
  'sku',
  'listing',
  'ean',
  'itemName',
  'quantity',
  'count',
  'order',
  'external',
  'record',
  'reference',
  'refund',
  'minus',
  'shop',
];
/** Parties whose address is another than the order's. */
const THEIRS: ReadonlySet<Column['party']> = new Set<Column['party']>(['billing', 'buyer', 'other']);
const PARTIES: readonly Meaning[] = ['delivery', 'recipient', 'filler', 'address', 'and', 'or'];

/**
 * Questions about columns of the delivery's address that feed nothing although their words do not give them another meaning, and about
 * whole addresses left out.
 */
export function leftOutQuestions(file: LeftOver): OpenQuestion[] {
  const parts =
    file.party === 'delivery' ? partQuestions(file) : [...wholeQuestions(file), ...lineQuestions(file)];
  const before = [...parts, ...numberQuestions(without(file, parts))];
  return [...before, ...houseQuestions(without(file, before))];
}

/** The columns left over that no question so far is about. */
function without(file: LeftOver, questions: readonly OpenQuestion[]): LeftOver {
  const told = new Set(questions.flatMap(({ others }) => others));
  return { ...file, left: file.left.filter(({ index }) => !told.has(index)) };
}

/**
 * Questions about columns that hold parts of a house (`2. OG`) and are not used, whatever their header: a remark tells such a thing to the
 * carrier, any other column the label.
 */
function houseQuestions({ mapping, all, left, party }: LeftOver): OpenQuestion[] {
  // Of another party's address it is not known whether a column without a party belongs to it; that address is asked about as a whole.
  if (mapping.columns.street === undefined || THEIRS.has(party)) return [];
  const used = usedColumns(mapping);
  const taken = all.filter(({ index }) => used.has(index));
  const houses = left.filter(
    (column) =>
      (hasMeaning(column, 'address', 'addition', 'house', 'street') || !hasMeaning(column, ...NO_PART)) &&
      !THEIRS.has(column.party) &&
      namesHouse(column) &&
      !isTold(column, taken),
  );
  return asked('address_second_line', houses, mapping);
}

/** Whether a column holds parts of a house, by its cells (`2. OG`) or by its header above numbers (`App.`: `12`). */
const namesHouse = ({ label, values, reading }: Column): boolean =>
  values.some(isPartOfHouse) ||
  (reading?.role !== 'houseNumber' && partOfBuilding(label) !== '' && share(values, isHouseNumber) >= MOST);

/** Questions about house numbers of the address that are not used, since a person or a recipe took its street from a column of another name. */
function numberQuestions({ mapping, all, left, party, isStreetSaid }: LeftOver): OpenQuestion[] {
  if (!isStreetSaid) return [];
  const streets = columnsOfSource(mapping.columns.street);
  const taken = all.filter(({ index }) => streets.includes(index));
  const numbers = left.filter(
    (column) =>
      column.party === party &&
      column.word === undefined &&
      (column.reading?.role === 'houseNumber' ||
        (column.reading?.role === 'bareNumber' && streets.includes(column.index - 1))) &&
      !isUntil(column) &&
      share(column.values, isHouseNumber) >= MOST &&
      !isTold(column, taken),
  );
  const isOwn = taken.length > 0 && taken.every((street) => street.party === party);
  return isOwn ? asked('street', numbers, mapping) : [];
}

/** Questions about lines and parts of an address that stand in it and are not used, under the words of no party or unknown ones. */
function lineQuestions({ mapping, all, left, party }: LeftOver): OpenQuestion[] {
  const used = usedColumns(mapping);
  const block = new Set(
    all
      .filter((one) => one.party === party && used.has(one.index) && isPlacePart(one))
      .map(({ index }) => index),
  );
  const [from, to] = [Math.min(...block), Math.max(...block)];
  const taken = all.filter(({ index }) => used.has(index));
  const lines = left.filter(
    (column) =>
      column.party === party &&
      isLineOfPlace(column, { from, to }) &&
      !column.values.every(saysNothingOfPlace) &&
      !isTold(column, taken),
  );
  return asked('address_second_line', lines, mapping);
}

const isPlacePart = ({ reading }: Column): boolean =>
  /^(?:street|wholeStreet|house|bareNumber|addressLine|addition|postCode|town)/.test(reading?.role ?? '');

/** What is no part of a place wherever it stands: an answer, a day, an amount, a number of many digits or with decimals. */
const saysNothingOfPlace = (text: string): boolean =>
  isTickedOrNot(text) ||
  isDate(text) ||
  isEmail(text) ||
  /^[-+]?\d+[.,]\d+\D{0,4}$|^\+?[\d\s/-]{6,}$/.test(text);

/**
 * Whether a column is a line of the address, or stands between its street and its town with words that name nothing else: `Ebene`, `Halle`,
 * `Stellplatz` hold a part of the place whatever they are called.
 */
function isLineOfPlace(
  column: Column,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const isWithin = column.index > from && column.index < to;
  if (isWithin && isCalled('placeWithin', column)) return true;
  if (hasMeaning(column, ...NO_PART)) return false;
  if (column.reading !== null) return column.reading.role === 'addressLine' && from <= to;
  return isWithin && !namesId(column);
}

function partQuestions({ mapping, all, left }: LeftOver): OpenQuestion[] {
  const block = new Set(
    all.filter((one) => one.party === 'delivery' && isAddressPart(one)).map(({ index }) => index),
  );
  const [from, to] = [Math.min(...block) - 1, Math.max(...block) + 1];
  const used = usedColumns(mapping);
  const taken = all.filter(({ index }) => used.has(index));
  const parts = left.filter(
    (column) =>
      column.index >= from &&
      column.index <= to &&
      isUnknownPart(column, block) &&
      !isTold(column, taken) &&
      share(column.values, isCarrier) < MOST,
  );
  const numbers = parts.filter(({ values }) => share(values, isHouseNumber) >= MOST);
  const others = parts.filter((column) => !numbers.includes(column));
  return [...asked('street', numbers, mapping), ...asked('address_second_line', others, mapping)];
}

/**
 * Whether a header in the block is unknown: it neither names a part nor something outside the address. An unknown word counts only between
 * two columns of the block.
 */
function isUnknownPart(column: Column, block: ReadonlySet<number>): boolean {
  const isWithin = block.has(column.index - 1) && block.has(column.index + 1);
  if (isWithin && isCalled('placeWithin', column)) return true;
  if (hasMeaning(column, ...NO_PART)) return false;
  if (column.reading !== null) return isNamelessLine(column);
  if (namesId(column)) return false;
  if (column.party === 'none') return column.word !== undefined && isWithin;
  if (column.party !== 'delivery') return false;
  return (
    column.word !== undefined ||
    column.words.some(({ meaning }) => meaning !== null && !PARTIES.includes(meaning))
  );
}

/** Whether a column is a line of the address besides its street, whichever one. */
const isNamelessLine = (column: Column): boolean =>
  column.party === 'delivery' &&
  column.reading?.role === 'addressLine' &&
  (column.word !== undefined || hasMeaning(column, 'position', 'line'));

/** Length up to which a text occurs in another by chance. */
const CHANCE = 3;

/** Whether all its values are whole addresses, or words of columns that are used: in the same row, if it can be determined. */
function isTold({ values }: Column, taken: readonly Column[]): boolean {
  const wordsOf = (text: string | undefined) => ` ${(text ?? '').replaceAll(/[\s,;]+/g, ' ')} `;
  return values.every((text, row) => {
    const rowsOf = (column: Column) =>
      column.values.length === values.length
        ? column.values.slice(row, row + 1)
        : text.length > CHANCE
          ? column.values
          : [];
    return (
      isWholeAddress(text) ||
      taken.some((column) => rowsOf(column).some((told) => wordsOf(told).includes(wordsOf(text))))
    );
  });
}

function asked(
  field: AddressField,
  columns: readonly Column[],
  mapping: LeftOver['mapping'],
): OpenQuestion[] {
  if (columns.length === 0) return [];
  return [
    {
      kind: 'leftOut',
      fields: [field],
      columns: columnsOfSource(mapping.columns[field]),
      others: columns.map(({ index }) => index),
      word: columns.map(({ label }) => label).join(', '),
    },
  ];
}

/** Questions about a column that names the delivery and contains whole addresses, while the address of another party is used. */
const wholeQuestions = (file: LeftOver): OpenQuestion[] =>
  insteadOfOwn(
    file.left.filter(({ party, values }) => party === 'delivery' && share(values, isWholeAddress) >= 0.5),
    file,
  );
