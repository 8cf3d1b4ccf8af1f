import { attribute, contentsOf, inside, stringItemText, tagsOf, throughLast } from './xml.js';

/** A text, and whether all of it is struck through and therefore no longer valid. */
export interface StrikableText {
  readonly text: string;
  readonly struck: boolean;
}

const RUN = /<(?:[\w.-]+:)?r(?:\s[^<>]*)?>[\s\S]*?<\/(?:[\w.-]+:)?r\s*>/g;
const RUN_END = /<\/(?:[\w.-]+:)?r\s*>/g;

/** The text of a string item without the struck through parts; all of it when nothing else is left. */
export function strikableText(item: string): StrikableText {
  if (!item.includes('strike')) return { text: stringItemText(item), struck: false };
  const closed = throughLast(item, RUN_END);
  const valid = closed.replaceAll(RUN, (run) => (isStruck(run) ? '' : run));
  const left = stringItemText(valid + item.slice(closed.length));
  return left.trim() === '' ? { text: stringItemText(item), struck: true } : { text: left, struck: false };
}

/** Whether the properties of a font strike its text through (`strike`, unless it is false). */
export function isStruck(properties: string): boolean {
  for (const name of ['strike', 'dstrike'])
    for (const tag of tagsOf(properties, name)) return !/^(?:0|false)$/.test(attribute(tag, 'val') ?? '1');
  return false;
}

/** Whether each font of a workbook strikes through, by its index. */
export function struckFonts(styles: string): boolean[] {
  return contentsOf(inside(styles, 'fonts'), 'font').map(isStruck);
}

/**
 * Whether a row is struck through: its first value is, or half of its values. In any other row, struck through values are corrected
 * entries, which are ignored.
 */
export function isStruckRow(cells: readonly string[], struck: ReadonlySet<number>): boolean {
  const filled = [...cells.keys()].filter((column) => cells[column] !== '');
  const share = filled.filter((column) => struck.has(column)).length;
  return share > 0 && (2 * share >= filled.length || struck.has(filled[0] ?? -1));
}
