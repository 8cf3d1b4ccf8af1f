import { cellText } from '../../reading/cells/cell-text.js';
import { numberForm } from '../../words/number-form.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { foldText } from '../../words/fold.js';
import { isCalled, type HeaderName } from '../../words/header-name.js';
import { CARRIERS } from '../../words/carrier.js';
import { SHIPPING_WORDS } from '../../words/data/shipping-words.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { isTickedOrNot } from '../columns/values.js';
import { speaksIn } from '../not-to-send/text-columns.js';
import type { LeftOver } from './left-over.js';
import { describes, isHarmless, sortsAll } from './describing-headers.js';
import { isUnknown } from './telling-columns.js';

/**
 * Whether an unused column says of some orders that they belong to another order, hold another part of the address, are asked about, or are
 * kinds, or take ways, that no other order takes.
 */
export const marksOrders = (column: Column, file: LeftOver): boolean =>
  namesOtherOrders(column, file) ||
  changesAddress(column, file) ||
  asksOfSome(column) ||
  deniesSome(column, file) ||
  sortsByLetters(column) ||
  isSentElsewhere(column) ||
  goesUnknownWay(column);

/** A number that is told from a count, a house or a day. */
const NUMBER = /^(?=.*\d)(?:.*\p{L}.*|\d{5,})$/u;

/**
 * Whether a cell is the number of another order of the file, under a header that names no other numbers; or one written like those of the
 * file, which may be an earlier order, under a header that names such.
 */
function namesOtherOrders(column: Column, { mapping, samples }: LeftOver): boolean {
  const [number, ...more] = columnsOfSource(mapping.columns.external_order_id);
  if (number === undefined || more.length > 0) return false;
  if (!isUnknown(column) && !isCalled('otherOrder', column)) return false;
  if (!column.values.some((text) => NUMBER.test(text))) return false;
  const numbers = new Set(samples.map((row) => cellText(row[number])));
  const forms = isCalled('otherOrder', column) ? new Set([...numbers].map(numberForm)) : null;
  return samples.some((row) => {
    const text = cellText(row[column.index]);
    const isNumber = NUMBER.test(text) && (numbers.has(text) || forms?.has(numberForm(text)) === true);
    return isNumber && text !== cellText(row[number]);
  });
}

/** Whether a column has a part of an address that holds from now on, and is not what is sent to. */
const changesAddress = (column: Column, { mapping, samples }: LeftOver): boolean =>
  isCalled('changed', column) &&
  hasMeaning(column, 'street', 'houseNumber', 'postCode', 'town', 'location', 'lastName') &&
  mapping.columns.street !== undefined &&
  samples.some((row) => {
    const text = cellText(row[column.index]);
    return /[\p{L}\d]/u.test(text) && [...usedColumns(mapping)].every((at) => cellText(row[at]) !== text);
  });

const DOUBT = /^\?+$/;
const ANSWER = /^(?:n|y|j|ok|okay)$/iu;
const isAnswer = (text: string): boolean => DOUBT.test(text) || ANSWER.test(text) || isTickedOrNot(text);

/** Whether answers are missing for some orders only: `ok`, `ok`, `?`. */
const asksOfSome = ({ values }: Column): boolean =>
  values.some((text) => DOUBT.test(text)) &&
  values.some((text) => !DOUBT.test(text)) &&
  values.every(isAnswer);

const NO = /^(?:nein|no|nö|false|falsch)$/i;

/** Whether a header of unknown words is denied for some orders, and says nothing of the others: `Export`: `nein`. */
const deniesSome = (column: Column, { samples }: LeftOver): boolean =>
  isUnknown(column) &&
  !isHarmless(column) &&
  column.values.length < samples.length &&
  column.values.every((text) => NO.test(text));

const OF_KINDS = ['bareKind', 'documentKind', 'document', 'sign'] as const satisfies HeaderName[];

/**
 * Whether kinds are told by a few letters, of which nobody knows which are orders (`AB`, `AB`, `GU`), or one letter under a header that does
 * not say what it sorts (`A`, `B`, `A`).
 */
const sortsByLetters = (column: Column): boolean => {
  const { reading, values } = column;
  if (new Set(values).size < 2 || !values.every((text) => /^\p{L}{1,3}$/u.test(text))) return false;
  if (OF_KINDS.some((name) => isCalled(name, column))) return true;
  const isOne =
    values.every((text) => text.length === 1) && !values.every((text) => IS_KNOWN_LETTER.test(text));
  return isOne && reading === null && !describes(column) && !isHarmless(column) && !sortsAll(column);
};

/** Letters of a gender and of answers. */
const IS_KNOWN_LETTER = /^[mwfdhjnyx]$/iu;

const BY_MARKETPLACE =
  /(?<![a-z])(?:fba|afn|fbk|zfs|fulfil+ed by \w+|fulfil+ment by \w+|versand durch amazon)(?![a-z])/;

/** Whether a marketplace sends some orders, whatever the header is. */
const isSentElsewhere = (column: Column): boolean =>
  !isHarmless(column) && column.values.some((text) => BY_MARKETPLACE.test(foldText(text)));

const KNOWN_WAY = new RegExp(
  String.raw`(?<![a-z])(?:${CARRIERS})(?![a-z])|${SHIPPING_WORDS.trim().split(/\s+/).join('|')}`,
);
/** What keeps its own order out: `Selbstabholung`. */
const isRefused = speaksIn('shipping');
/** What says nothing of the way. */
const NO_WAY = /^[^\p{L}]*$/u;

/**
 * Whether some orders take a way that no carrier has, beside others that carriers take (`DHL`, `Bote Ute`), or are sent by different people:
 * `uns`, `Hersteller`.
 */
function goesUnknownWay(column: Column): boolean {
  const isBySomebody = isCalled('carrier', column) || isCalled('fulfilment', column);
  if (!isBySomebody && !isCalled('shippingMethod', column)) return false;
  const texts = column.values
    .filter((text) => !isRefused(text))
    .map(foldText)
    .filter((text) => !NO_WAY.test(text));
  const known = texts.filter((text) => KNOWN_WAY.test(text)).length;
  return known < texts.length && (known > 0 || (isBySomebody && new Set(texts).size > 1));
}
