/** Units of several pieces, in lower case. */
const UNIT = String.raw`dutzend|dtzd\.?|dz\.?|dozens?|paar|pairs?|ve|vpe|gebinde|kartons?|kisten?|packung(?:en)?|packs?|paletten?|boxen|box(?:es)?|cartons?|cases?|\d{1,4}er(?:[\s-]?\p{L}+)?`;
const IN_UNIT = new RegExp(String.raw`(?:[([]\s*(?:in\s+)?|\bin\s+)(${UNIT})\s*(?:[)\]]|$)`, 'iu');
/** `Menge (je 10 Stk.)`, `Packungen à 12`. */
const OF_SOME = /(?:[\s([](?:je|à|zu)|\sx)\s*(\d{1,4})(?:\s*(?:stk|stück|st|pcs|pieces)\.?)?\s*[)\]]?$/iu;

/** The unit in which a header says that its numbers count: `Menge (in Dutzend)`, `Menge (6er-Karton)`; empty for pieces. */
export function unitOfHeader(header: string): string {
  const unit = IN_UNIT.exec(header)?.[1];
  if (unit !== undefined) return unit;
  const pieces = OF_SOME.exec(header)?.[1];
  return pieces === undefined || pieces === '1' ? '' : `${pieces}er`;
}
