import { cleanText } from '../../../validation/index.js';
import { shownText } from '../../reading/cells/formula-guard.js';
import { isDigit } from '../../words/digit.js';
import { isDamaged } from '../../reading/cells/damaged-text.js';
import { isSheetError } from './sheet-error.js';

/** Records whether the cells read since it was last reset to false contain characters destroyed by a wrong encoding, or errors of formulas. */
export interface DamageWatch {
  damaged: boolean;
}

const SPACE = 32;
/** Code of `#`, the first character of a formula's error; before a digit it is that of an order number. */
const HASH = 35;
const APOSTROPHE = 39;
const EQUALS = 61;
/** Number of codes from the space to `~`. */
const ASCII_SPAN = 126 - SPACE;
/** Code of `À`; the letters up to `ÿ` include two signs. */
const FIRST_LETTER = 0xc0;
const LETTER_SPAN = 0xff - FIRST_LETTER;

/**
 * The clean text of a cell (`cleanText`), without the export's formula guard and Excel's text apostrophe; `="0815"` becomes its text. Plain
 * cells need only one check.
 */
export function cleanCell(cell: string | undefined, watch: DamageWatch): string {
  if (cell === undefined || cell === '') return '';
  return isPlain(cell) ? cell : cleanText(guardedText(cell, watch));
}

/** The text of a cell with its line breaks, which its parts are split at. */
export function linesOfCell(cell: string | undefined, watch: DamageWatch): string {
  if (cell === undefined || cell === '' || isPlain(cell)) return cell ?? '';
  const lines = guardedText(cell, watch).split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  return lines
    .map(cleanText)
    .filter((line) => line !== '')
    .join('\n');
}

function guardedText(cell: string, watch: DamageWatch): string {
  if (isDamaged(cell) || isSheetError(cell.trim())) watch.damaged = true;
  return shownText(cell.trim());
}

/** Whether a cell needs no cleaning: printable ASCII and letters of western languages, without outer spaces. */
function isPlain(cell: string): boolean {
  const last = cell.length - 1;
  const first = cell.charCodeAt(0);
  if (first === SPACE || cell.charCodeAt(last) === SPACE) return false;
  if (first === APOSTROPHE || first === EQUALS || (first === HASH && !isDigit(cell.charCodeAt(1))))
    return false;
  for (let index = 0; index <= last; index += 1) {
    const unit = cell.charCodeAt(index);
    // One comparison for most characters: what is below a range is far above it once the sign is lost.
    if ((unit - SPACE) >>> 0 > ASCII_SPAN && (unit - FIRST_LETTER) >>> 0 > LETTER_SPAN) return false;
  }
  return true;
}
