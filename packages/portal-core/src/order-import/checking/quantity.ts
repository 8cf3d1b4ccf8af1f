import type { IssueCode } from '../../validation/index.js';
import type { RowIssue } from '../order-import.types.js';
import type { FieldReader } from './field-reader.js';

/** The reason why a text is no quantity. */
interface QuantityFault {
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
}

const ZERO = 48;
const PLAIN = /^\d{1,9}$/;
const UNIT =
  /^(?:[x×]\s*)?([+-]?\d[\d.,'’ ]*?)\s*(?:x|×|mal|stk\.?|st\.?|stck\.?|stücke?|pcs\.?|pc\.?|pieces?|units?|einheit(?:en)?|ea\.?|pi[eè]ces?|paare?|pairs?)?$/i;
const WHOLE = /^[+-]?\d{1,15}$/;
/** `1.234`, `1,000`: a fraction or a thousand, depending on the country. */
const UNDECIDED = /^[+-]?([1-9]\d{0,2})[.,](\d{3})$/;
const GROUPED = /^([+-]?[1-9]\d{0,2})((?:([.,'’ ])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/;
const DECIMAL = /^([+-]?\d+)[.,](\d+)$/;

/** The text of a quantity, with its line breaks, since two numbers below each other are not one. */
export function quantityText(reader: FieldReader, cells: readonly string[]): string {
  const text = reader.meaning(reader.text(cells));
  if (!text.includes(' ')) return text;
  const lines = reader.lines(cells);
  return lines.includes('\n') ? lines : text;
}

/** Reads a whole number: `2`, `2,00`, `2.0000`, `2 Stk`, `2x`, `1.234,00`. NaN for any other text; `quantityFault` gives the reason. */
export function readQuantity(text: string): number {
  // Nearly every quantity is one digit.
  if (text.length === 1 && text >= '0' && text <= '9') return text.charCodeAt(0) - ZERO;
  if (PLAIN.test(text)) return Number(text);
  const amount = UNIT.exec(text)?.[1];
  if (amount === undefined) return Number.NaN;
  if (WHOLE.test(amount)) return Number(amount);
  if (UNDECIDED.test(amount)) return Number.NaN;
  const [whole, fraction] = partsOf(amount);
  return whole !== '' && /^0*$/.test(fraction) ? Number(whole) : Number.NaN;
}

/** The reason why `readQuantity` returns NaN: `required`, `thousandsOrDecimal` (both readings in the params), `fraction`, or `integer`. */
export function quantityFault(text: string): QuantityFault {
  if (text === '') return { code: 'required' };
  const amount = UNIT.exec(text)?.[1] ?? '';
  const [, front, back] = UNDECIDED.exec(amount) ?? [];
  if (front !== undefined && back !== undefined)
    return {
      code: 'thousandsOrDecimal',
      params: { decimal: `${front},${back}`.replace(/,?0+$/, ''), thousands: `${front}${back}` },
    };
  return { code: partsOf(amount)[0] === '' ? 'integer' : 'fraction' };
}

/** The digits before and after the decimal mark, without grouping; blank for a text that is no number. */
function partsOf(amount: string): readonly [string, string] {
  const [, whole, fraction] = DECIMAL.exec(amount) ?? [];
  if (whole !== undefined && fraction !== undefined) return [whole, fraction];
  const [, head, groups = '', mark, point, rest = ''] = GROUPED.exec(amount) ?? [];
  if (head === undefined || mark === point) return ['', ''];
  return [head + groups.replaceAll(/\D/g, ''), rest];
}
