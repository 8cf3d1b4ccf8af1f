import type { CleanOrder } from '../../../orders/index.js';
import { foldHeader } from '../../words/fold.js';
import { issue, type Issue, type IssueCode } from '../../../validation/index.js';

/** Parts of an address into which shops write the parts of a Packstation. */
const PARTS = ['street', 'address_second_line', 'second_name', 'company', 'name'] as const;
type Part = (typeof PARTS)[number];

/** As people write it: `Pack-Station`, `Paketstation`, `Packst.`, `Paketbox`. */
const STATION = String.raw`pa(?:c|k|ck|kk)(?:e?t)?[\s-]?(?:stat(?:ion)?\.?|st\.?(?![\p{L}])|box(?=\s*(?:nr\.?\s*)?\d))|ps(?=\s*\d{3}(?!\d))`;
const BRANCH = String.raw`post[\s-]?fil(?:iale|\.)|(?<=^dhl[\s-]*|deutsche[nr]?\s+post\s+)filiale`;
const KIND = `${STATION}|${BRANCH}`;
const MENTION = new RegExp(`${KIND}|${String.raw`^filiale\s+\d{3,4}\s+post$`}`, 'iu');
/** Characters of the shortest mention. */
const SHORTEST = 5;
/** An abbreviation that means a Packstation only where a number stands behind it. */
const S = 115;
/** The bit that makes an ASCII letter lower case, and the first letters of the words. */
const LOWER = 32;
const [P, F, A, O, I] = [112, 102, 97, 111, 105];
const NUMBER = String.raw`(?:(?:dhl[\s-]*)?(?:post-?\s?(?:nummer|nr\.?)|kunden-?(?:nummer|nr\.?)|pn)\s*[:.]?\s*)?(\d{6,10})`;
const PLACE = String.raw`(?:dhl[\s-]*)?(${KIND})\s*(?:nr\.?|no\.?|nummer|#|:)?\s*(\d{1,4})`;
const POST_NUMBER = new RegExp(`^${NUMBER}$`, 'i');
const PLACE_ALONE = new RegExp(`^(?:${PLACE}|${String.raw`(filiale)\s+(\d{3,4})\s+post`})$`, 'iu');
const NUMBER_FIRST = new RegExp(`^${NUMBER}[\\s,;/-]+${PLACE}$`, 'iu');
const PLACE_FIRST = new RegExp(`^${PLACE}[\\s,;/-]+${NUMBER}$`, 'iu');
/** A text that names a Packstation as the place of delivery, whatever else it contains. */
const MEANT = new RegExp(
  `^(?:dhl[\\s-]*)?(?:${KIND})|(?:${KIND})[\\s:(\\[#]*(?:nr\\.?\\s*)?\\d|^[(\\[](?:dhl[\\s-]*)?(?:${KIND})|${String.raw`^filiale\s+\d{3,4}\s+post$`}`,
  'iu',
);

/** A number of a Packstation behind its kind, and a post number, in a text that holds other words as well. */
const PLACE_WITHIN = new RegExp(
  `(?:${KIND})[\\s:(\\[#]*(?:nr\\.?|no\\.?|nummer)?[\\s:]*\\d{1,4}(?!\\d)`,
  'iu',
);
const POST_NUMBER_WITHIN = /(?<!\d)\d{6,10}(?!\d)/;
const BRACKET = /[()[\]{}]/;
const BRACKETS = /[()[\]{}]/g;

const BRANCH_FIRST = /filiale\s+\d/i;
const STATION_ALONE = new RegExp(STATION, 'iu');

interface FoundPlace {
  readonly part: Part;
  readonly isStation: boolean;
  readonly place: string;
  /** Empty when it is not in the same text. */
  readonly number: string;
}

/** An order, and its texts that cannot be delivered to. */
export interface PlacedOrder {
  readonly order: CleanOrder;
  readonly issues: readonly Issue[];
}
const NO_ISSUES: readonly Issue[] = [];

/**
 * Moves the Packstation or Postfiliale and the post number from the address texts to their own fields, such as `Packstation 145` in the
 * street with `1234567890` in the second line. The order is unchanged when there is none, or when something would be lost; that is
 * reported: `packstationNumber` or `postFilialeNumber` for one without a post number, `postPlaceNumber` for one without its own,
 * `postPlaceBeside` for one in a line with other words, `packstationStreet` for one beside another street. A place in a column of its own needs a post number
 * where the order has a street as well. A box at a post office is no street where the file has its post code or town in a column of its own.
 */
export function atPostPlace(header: readonly string[] | undefined, clean: CleanOrder): PlacedOrder {
  const order = header !== undefined && hasPlaceOfBox(header) ? clean : atPostBox(clean);
  const { pack_station, post_filiale, post_number } = order;
  if (pack_station !== '' || post_filiale !== '') {
    const isDoubtful =
      post_number === '' && order.street !== '' && IS_PLACE.test(pack_station || post_filiale);
    return { order, issues: isDoubtful ? [withoutNumber(order)] : NO_ISSUES };
  }
  if (!mentionsPostPlace(order)) return { order, issues: NO_ISSUES };
  const placed = placedOrder(order);
  return placed === null ? { order, issues: postPlaceIssues(order) } : { order: placed, issues: NO_ISSUES };
}

const POST_BOX = /^(?:postfach|post\s?box|p\.?\s?o\.?\s?box|case postale|casella postale)\s.*\d/iu;

/** An order without a street goes to the box at a post office in its second line. */
const atPostBox = (order: CleanOrder): CleanOrder =>
  order.street === '' && POST_BOX.test(order.address_second_line)
    ? { ...order, street: order.address_second_line, address_second_line: '' }
    : order;

const BOX_PLACE =
  /(?:postfach|postbox|pobox).*(?:plz|postleitzahl|ort$|zip|postcode|city|town)|(?:plz|postleitzahl|^ort|zip|postcode|city|town).*(?:postfach|postbox|pobox)/u;

const boxPlaces = new WeakMap<readonly string[], boolean>();

/** Whether a column has the post code or the town of boxes at post offices, which are not those of the street: `PLZ Postfach`. */
function hasPlaceOfBox(header: readonly string[]): boolean {
  const known = boxPlaces.get(header);
  if (known !== undefined) return known;
  const found = header.some((name) => BOX_PLACE.test(foldHeader(name)));
  boxPlaces.set(header, found);
  return found;
}

/** The number of a place: only noughts stand for none. */
const IS_PLACE = /^0*[1-9]\d*$/;

/** The issue of a place in a column of its own, without a post number and beside a street: the order goes to one of both. */
const withoutNumber = ({ pack_station }: CleanOrder): Issue =>
  pack_station === ''
    ? issue('post_filiale', 'postFilialeNumber')
    : issue('pack_station', 'packstationNumber');

function mentionsPostPlace(order: CleanOrder): boolean {
  const { street, address_second_line, second_name, company, name } = order;
  return (
    mentions(street) ||
    mentions(address_second_line) ||
    mentions(second_name) ||
    mentions(company) ||
    mentions(name)
  );
}

function mentions(text: string): boolean {
  for (let index = 0; index <= text.length - SHORTEST; index += 1) {
    const first = text.charCodeAt(index) | LOWER;
    if (first !== P && first !== F) continue;
    const next = text.charCodeAt(index + 1) | LOWER;
    if (next === A || next === O || next === I || next === S) return MENTION.test(text);
  }
  return false;
}

function placedOrder(order: CleanOrder): CleanOrder | null {
  const found = foundPlace(order);
  if (found === null) return null;
  const holder = found.number === '' && order.post_number === '' ? numberHolder(order) : null;
  const number = found.number || order.post_number || (holder === null ? '' : postNumber(order[holder]));
  if (found.number !== '' && order.post_number !== '' && found.number !== order.post_number) return null;
  const cleared = { ...order, [found.part]: '', ...(holder === null ? {} : { [holder]: '' }) };
  if (number === '' || cleared.street !== '') return null;
  const place = found.isStation ? { pack_station: found.place } : { post_filiale: found.place };
  return { ...cleared, ...place, post_number: number };
}

function postPlaceIssues(order: CleanOrder): Issue[] {
  const part = PARTS.find((name) => MEANT.test(order[name]));
  if (part === undefined) return [];
  return [issue(`address.${part}`, missingCode(order, order[part]))];
}

/** What is missing for a delivery to the place that a text names. */
function missingCode(order: CleanOrder, text: string): IssueCode {
  const found = foundPlace(order);
  if (found === null && !PLACE_WITHIN.test(text) && !BRANCH_FIRST.test(text)) return 'postPlaceNumber';
  const isNumbered =
    found === null
      ? POST_NUMBER_WITHIN.test(text)
      : found.number !== '' || order.post_number !== '' || numberHolder(order) !== null;
  if (!isNumbered) return STATION_ALONE.test(text) ? 'packstationNumber' : 'postFilialeNumber';
  return found === null ? 'postPlaceBeside' : 'packstationStreet';
}

function foundPlace(order: CleanOrder): FoundPlace | null {
  for (const part of PARTS) {
    const text = unbracketed(order[part]);
    if (text === '' || !MENTION.test(text)) continue;
    const [, before, kindA, placeA] = NUMBER_FIRST.exec(text) ?? [];
    if (before !== undefined) return place(part, kindA, placeA, before);
    const [, kindB, placeB, after] = PLACE_FIRST.exec(text) ?? [];
    if (after !== undefined) return place(part, kindB, placeB, after);
    const [, kind, alone, branch, branchAlone] = PLACE_ALONE.exec(text) ?? [];
    const number = alone ?? branchAlone;
    if (number !== undefined) return place(part, kind ?? branch, number, '');
  }
  return null;
}

// oxlint-disable-next-line max-params -- the parts of one match
function place(part: Part, kind = '', number = '', postNumberText = ''): FoundPlace {
  return {
    part,
    isStation: /^p[as]/i.test(kind),
    place: number,
    number: postNumberText,
  };
}

/** The one part that is only a post number; null when no part is, or more than one. */
function numberHolder(order: CleanOrder): Part | null {
  const holders = PARTS.filter((part) => postNumber(order[part]) !== '');
  return holders.length === 1 ? (holders[0] ?? null) : null;
}

function postNumber(text: string): string {
  return POST_NUMBER.exec(unbracketed(text))?.[1] ?? '';
}

/** The text without brackets, which say nothing: `(Packstation 145)`, `Packstation 145 [1234567]`. */
function unbracketed(text: string): string {
  return BRACKET.test(text) ? text.replaceAll(BRACKETS, ' ').replaceAll(/\s+/g, ' ').trim() : text;
}
