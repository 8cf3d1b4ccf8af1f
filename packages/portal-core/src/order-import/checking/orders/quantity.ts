import type { IssueCode } from '../../../validation/index.js';
import type { RowIssue } from '../../order-import.types.js';
import { isPieces, piecesSaidBy, unitOfProduct } from '../../recipe/units.js';
import { formatValuePair } from '../../recipe/value-map.js';
import { isDitto } from '../../words/ditto.js';
import type { FieldReader } from './field-reader.js';

/** The reason why a text is no quantity. */
interface QuantityFault {
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
}

const ZERO = 48;
const PLAIN = /^\d{1,9}$/;
const NUMBER = /^0*[1-9]\d*(?:[.,]0+)?$/;
const UNIT =
  /^(?:[x×]\s*)?([+-]?\d[\d.,'’ ]*?)\s*(?:x|×|mal|stk\.?|st\.?|stck\.?|stücke?\.?|pcs\.?|pc\.?|pieces?|units?|einheit(?:en)?|ea\.?|each|pce|pcen|c62|h87|stueck|ex\.|exemplare?|pi[eè]ces?)?$/i;
/** An amount of a unit that is not a piece: `2 Karton`, `3 VE`, `1 6er-Pack`. */
const OF_UNIT =
  /^(?:[x×]\s*)?([+-]?\d[\d.,'’]*)\s*(?:[x×]\s+)?((?:\d{1,4}er[\s-]?)?\p{L}[\p{L}\d. /-]{0,30})$/iu;
/** The same of packs that only say how many pieces they have: `2 6er`. */
const OF_PIECES = /^([+-]?\d[\d.,'’]*)\s+(?:[x×]\s+)?(\d{1,4}er)$/i;
/** A set of some parts: `3er`, `3er Set`; one of them, or as many pieces. */
const OF_PARTS = /^\d{1,3}[\s-]?er(?:[\s-]\p{L}+)?$/iu;
/** A month as spreadsheets write it in a day. */
const MONTH = /^(?:jan|feb|mrz|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)$/iu;
const EXPONENT = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const WHOLE = /^[+-]?\d{1,15}$/;
/** `1.234`, `1,000`: a fraction or a thousand, depending on the country. */
const UNDECIDED = /^[+-]?([1-9]\d{0,2})[.,](\d{3})$/;
const GROUPED = /^([+-]?[1-9]\d{0,2})((?:([.,'’ ])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/;
const DECIMAL = /^([+-]?\d+)[.,](\d+)$/;

/**
 * The text of a quantity, with its line breaks, since two numbers below each other are not one. A number alone has the unit of its header
 * (`Menge (in Dutzend)`); empty for pieces.
 */
export function quantityText(reader: FieldReader, cells: readonly string[], unit = ''): string {
  const text = reader.meaning(reader.text(cells));
  if (unit !== '' && NUMBER.test(text)) return `${text} ${unit}`;
  if (!text.includes(' ')) return text;
  const lines = reader.lines(cells);
  return lines.includes('\n') ? lines : text;
}

/** Reads a whole number: `2`, `2,00`, `2.0000`, `2 Stk`, `2x`, `1.234,00`. NaN for any other text; `quantityFault` gives the reason. */
export function readQuantity(text: string): number {
  // Nearly every quantity is one digit.
  if (text.length === 1 && text >= '0' && text <= '9') return text.charCodeAt(0) - ZERO;
  if (PLAIN.test(text)) return Number(text);
  const amount = UNIT.exec(text)?.[1]?.replace(/[.,]$/, '');
  if (amount === undefined) return Number.NaN;
  if (WHOLE.test(amount)) return Number(amount);
  if (UNDECIDED.test(amount)) return Number.NaN;
  const [whole, fraction] = partsOf(amount);
  return whole !== '' && /^0*$/.test(fraction) ? Number(whole) : Number.NaN;
}

/** Reads a whole number of a unit of a product as pieces; NaN if the text is none, or its unit has no number of pieces. */
export function readUnits(text: string, product: string, piecesOf: (unit: string) => string): number {
  const [, amount = '', unit = ''] = ofUnit(text);
  if (unit === '') return Number.NaN;
  const pieces = [unitOfProduct(unit, product), unit].map(piecesOf).find(isPieces);
  return pieces === undefined ? Number.NaN : readQuantity(amount) * Number(pieces);
}

/**
 * The reason why `readQuantity` returns NaN: `required`, `thousandsOrDecimal` (both readings in the params), `fraction`, `unitOfQuantity` (the
 * unit in the params, with the product where that decides, and its probable number of pieces as a value pair), or `integer`.
 */
export function quantityFault(text: string, product = ''): QuantityFault {
  if (text === '') return { code: 'required' };
  if (isDitto(text)) return { code: 'dittoValue' };
  if (OF_PARTS.test(text)) return { code: 'setOrPieces' };
  if (EXPONENT.test(text)) return { code: 'integer' };
  const amount = UNIT.exec(text)?.[1] ?? '';
  const [, front, back] = UNDECIDED.exec(amount) ?? [];
  if (front !== undefined && back !== undefined)
    return {
      code: 'thousandsOrDecimal',
      params: { decimal: `${front},${back}`.replace(/,?0+$/, ''), thousands: `${front}${back}` },
    };
  const [, count = '', unit] = ofUnit(text);
  // `1/2` becomes a day in a spreadsheet, `01. Feb`, and no unit.
  if (unit !== undefined && MONTH.test(unit)) return { code: 'integer' };
  if (unit !== undefined && !Number.isNaN(readQuantity(count))) return unitFault(unit, product);
  return { code: partsOf(unit === undefined ? amount : count)[0] === '' ? 'integer' : 'fraction' };
}

const ofUnit = (text: string): readonly string[] => OF_UNIT.exec(text) ?? OF_PIECES.exec(text) ?? [];

function unitFault(unit: string, product: string): QuantityFault {
  const text = unitOfProduct(unit, product);
  const pieces = formatValuePair({ field: 'unit', text, meaning: String(piecesSaidBy(unit) ?? 1) });
  return { code: 'unitOfQuantity', params: { unit: text, pieces } };
}

/** The digits before and after the decimal mark, without grouping; blank for a text that is no number. */
function partsOf(amount: string): readonly [string, string] {
  const [, whole, fraction] = DECIMAL.exec(amount) ?? [];
  if (whole !== undefined && fraction !== undefined) return [whole, fraction];
  const [, head, groups = '', mark, point, rest = ''] = GROUPED.exec(amount) ?? [];
  if (head === undefined || mark === point) return ['', ''];
  return [head + groups.replaceAll(/\D/g, ''), rest];
}
