import type { ImportField } from '../../order-import.types.js';

const WITH_DECIMALS = /^\d+\.0$/;
/** Characters that may follow the first digit. */
const [COMMA, POINT, SMALL_E] = [44, 46, 101];
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** A number of digits without the decimal that a spreadsheet or a program added (`12345.0`); any other text unchanged. */
export function withoutDecimals(text: string): string {
  return text.charCodeAt(text.length - 2) === POINT && WITH_DECIMALS.test(text) ? text.slice(0, -2) : text;
}

/** Whether a spreadsheet has shortened a long number (`1,23457E+12`), so that its digits are lost. */
export function isScientific(text: string): boolean {
  const mark = text.charCodeAt(1);
  return (mark === POINT || mark === COMMA || (mark | 32) === SMALL_E) && SCIENTIFIC.test(text);
}

/** Whether a field is a number of digits, to which spreadsheets and programs may add a decimal. */
export function losesDecimals(field: ImportField): boolean {
  return ['external_order_id', 'postal_code', 'pack_station', 'post_filiale', 'post_number'].includes(field);
}
