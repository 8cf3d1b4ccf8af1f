import type { AddressField } from '../order-import.types.js';
import { columnsOfSource } from '../recipe/field-source.js';
import { hasMeaning, type Column } from './column.js';
import { entriesOf, isAddressField, type Findings } from './findings.js';
import { isAddressPart } from './parties.js';
import type { OpenQuestion } from './questions.js';
import { isHouseNumber, isWholeAddress, MOST, share } from './values.js';
import type { Meaning } from './words/meanings.js';

/** Words of columns that stand in an address and are known to be no part of it. */
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
const PARTIES: readonly Meaning[] = ['delivery', 'recipient', 'filler', 'address', 'and', 'or'];

/** Columns of the delivery's address that feed nothing although their words do not say they are something else; and whole addresses left out. */
export function leftOutQuestions({ proposal, picks, fallback, items }: Findings): OpenQuestion[] {
  const used = new Set(
    [
      ...Object.values(picks),
      ...Object.values(fallback),
      ...items.flatMap(({ product, name, quantity }) => [product, name, quantity]),
    ].flatMap((pick) => columnsOfSource(pick?.source)),
  );
  const left = proposal.read.filter(({ index, values }) => values.length > 0 && !used.has(index));
  if (proposal.party === 'delivery') return partQuestions(left, proposal.read, picks);
  return wholeQuestions(left, picks);
}

function partQuestions(
  left: readonly Column[],
  read: readonly Column[],
  picks: Findings['picks'],
): OpenQuestion[] {
  const block = new Set(
    read.filter((one) => one.party === 'delivery' && isAddressPart(one)).map(({ index }) => index),
  );
  const [from, to] = [Math.min(...block) - 1, Math.max(...block) + 1];
  const parts = left.filter(
    (column) =>
      column.index >= from &&
      column.index <= to &&
      isUnknownPart(column, block) &&
      !isTold(
        column,
        Object.values(picks).flatMap((pick) => pick.columns),
      ),
  );
  const numbers = parts.filter(({ values }) => share(values, isHouseNumber) >= MOST);
  const others = parts.filter((column) => !numbers.includes(column));
  return [...asked('street', numbers, picks), ...asked('address_second_line', others, picks)];
}

/** Whether a header in the block says neither what it is nor that it is none of the address; one of a word nobody knows counts only between two of its columns. */
function isUnknownPart(column: Column, block: ReadonlySet<number>): boolean {
  if (hasMeaning(column, ...NO_PART)) return false;
  if (column.reading !== null) return isNamelessLine(column);
  if (column.words.some(({ text }) => /^(ids?|key)$/.test(text))) return false;
  if (column.party === 'none')
    return column.word !== undefined && block.has(column.index - 1) && block.has(column.index + 1);
  if (column.party !== 'delivery') return false;
  return (
    column.word !== undefined ||
    column.words.some(({ meaning }) => meaning !== null && !PARTIES.includes(meaning))
  );
}

/** A line of the address besides its street, whichever it is. */
const isNamelessLine = (column: Column): boolean =>
  column.party === 'delivery' &&
  column.reading?.role === 'addressLine' &&
  (column.word !== undefined || hasMeaning(column, 'position', 'line'));

/** Longest text that stands in another by chance. */
const CHANCE = 3;

/** Whether all its values are whole addresses or words of columns that are taken: of the same row where that can be told. */
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

function asked(field: AddressField, columns: readonly Column[], picks: Findings['picks']): OpenQuestion[] {
  if (columns.length === 0) return [];
  return [
    {
      kind: 'unexplained',
      fields: [field],
      columns: columnsOfSource(picks[field]?.source),
      others: columns.map(({ index }) => index),
      word: columns.map(({ label }) => label).join(', '),
    },
  ];
}

/** A column that names the delivery and holds whole addresses, while the address of somebody else was taken. */
function wholeQuestions(left: readonly Column[], picks: Findings['picks']): OpenQuestion[] {
  const whole = left.filter(
    ({ party, values }) => party === 'delivery' && share(values, isWholeAddress) >= 0.5,
  );
  const own = entriesOf(picks).filter(([field]) => isAddressField(field));
  if (whole.length === 0 || own.length === 0) return [];
  return [
    {
      kind: 'choice',
      fields: own.map(([field]) => field),
      columns: [...new Set(own.flatMap(([, pick]) => columnsOfSource(pick.source)))],
      others: whole.map(({ index }) => index),
    },
  ];
}
