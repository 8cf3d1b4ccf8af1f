import { numberFormat, type NumberFormat } from './number-format.js';
import { attribute, inside, tagsOf } from './xml.js';

/** Number formats by style index, from the workbook's part for styles (ECMA-376 part 1, 18.8). */
export function readStyles(xml: string): NumberFormat[] {
  const codes = new Map<number, string>();
  for (const tag of tagsOf(inside(xml, 'numFmts'), 'numFmt'))
    codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
  return Array.from(tagsOf(inside(xml, 'cellXfs'), 'xf'), (tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return numberFormat(id, codes.get(id));
  });
}
