import { numberFormat, type NumberFormat } from './number-format.js';
import { struckFonts } from './strikes.js';
import { attribute, inside, tagsOf } from './xml.js';

/** The parts of a cell's style that change the meaning of its value. */
export interface CellStyle {
  readonly format: NumberFormat;
  /** Whether the style strikes through. */
  readonly struck: boolean;
}

/** Reads the styles by index from the workbook's part for styles (ECMA-376 part 1, 18.8). */
export function readStyles(xml: string): CellStyle[] {
  const codes = new Map<number, string>();
  for (const tag of tagsOf(inside(xml, 'numFmts'), 'numFmt'))
    codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
  const struck = struckFonts(xml);
  return Array.from(tagsOf(inside(xml, 'cellXfs'), 'xf'), (tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const font = Number(attribute(tag, 'fontId') ?? 0);
    return { format: numberFormat(id, codes.get(id)), struck: struck[font] ?? false };
  });
}
