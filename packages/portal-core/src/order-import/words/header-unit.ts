/** Units of several pieces, in lower case. */
const UNIT = String.raw`dutzend|dtzd\.?|dz\.?|dozens?|paar|pairs?|ve|vpe|gebinde|kartons?|kisten?|packung(?:en)?|packs?|paletten?|boxen|box(?:es)?|cartons?|cases?|\d{1,4}er(?:[\s-]?\p{L}+)?`;
const IN_UNIT = new RegExp(String.raw`(?:[([]\s*(?:in\s+)?|\bin\s+)(${UNIT})\s*(?:[)\]]|$)`, 'iu');
/** `Menge (je 10 Stk.)`, `Packungen à 12`, `Menge (VE à 6)`, `Menge (in 100)`, `Quantity (cases of 6)`. */
const OF_SOME = new RegExp(
  String.raw`(?:[\s([](?:je|à|zu|of|in)|\sx)\s*(\d{1,4})(?:\s*(?:stk|stück|st|pcs|pieces|fl|flaschen|bottles|dosen|cans)\.?)?\s*[)\]]?$`,
  'iu',
);
/** `Menge VE`, `Qty Cases`, `Anzahl Kartons`. */
const BARE_UNIT = new RegExp(
  String.raw`^(?:\p{L}*menge|qty|quantity|(?:anzahl|number of|no\.? of)(?!\s+ve|\s+vpe|\s+geb))[\s_-]+(${UNIT})$`,
  'iu',
);
/** A measure, a dozen or a container that is the whole header; packs alone may be what is counted. */
const UNIT_ALONE =
  /^(?:anzahl\s+)?(dutzend|dozens?|meters?|metres?|lfd?m\.?|liters?|litres?|kilo|kilogramm|kg|(?:um)?kartons?|kisten?|kästen|gebinde|paletten?|lagen?|trays?|displays?|säcke|cartons?|cases?|crates?|pallets?)$/iu;
/** Measures and round numbers that a quantity may count in; only behind its own word, since much else is measured. */
const MEASURE = String.raw`kg|kilo|kilogramm|gr?|gramm|t|tonnen?|l|ltr|liter|lit(?:er|re)s?|[mch]l|m|met(?:er|re)s?|l(?:fd?)?\.?\s?m|[qc]m|cbm|m[²³23]|tsd|tausend|hundert|thousands?|hundreds?`;
/** `Menge (kg)`, `Menge in Tsd.`, `Quantity [m]`. */
const IN_MEASURE = new RegExp(
  String.raw`^((?:\p{L}*menge|anzahl|qty|quantity|stückzahl))(?:\s*[([,/]\s*(?:in\s+)?|\s+in\s+)(${MEASURE})\.?(?:\s*(?:stk|stück|pcs|pieces)\.?)?\s*[)\]]?$`,
  'iu',
);
/** `NW1050 (VE 10)`, `Menge VPE: 6`. */
const PACK_OF =
  /(?:[([]\s*(?:ve|vpe|karton|kiste|gebinde|pack|box|case)|\s(?:ve|vpe))\s*[:=]?\s*([1-9]\d{0,3})(?:\s*(?:stk|stück|st|pcs|pieces|fl|flaschen)\.?)?\s*[)\]]?$/iu;
/** `NW1060 Karton`, `NW1060 6er-Träger`: a container behind a product's number. */
const BEHIND_NUMBER =
  /^(?=\S*\p{L})(?=\S*\d)\S+\s(?:.*\s)?((?:\d{1,4}er[\s-]?)?(?:v(?:p?e)|gebinde|kartons?|kisten?|kasten|träger|paletten?|cartons?|cases?|crates?|dutzend))$/iu;
/** What is left of the unit before such a number. */
const UNIT_AT_END = new RegExp(String.raw`[\s([]+(?:in\s+)?(?:${UNIT})\s*$`, 'iu');

/** The unit in which a header says that its numbers count: `Menge (in Dutzend)`, `Menge (6er-Karton)`; empty for pieces. */
export function unitOfHeader(header: string): string {
  const name = header.trim();
  const unit = [IN_UNIT, BARE_UNIT, UNIT_ALONE, BEHIND_NUMBER]
    .map((one) => one.exec(name)?.[1])
    .find((one) => one !== undefined);
  const measure = unit ?? IN_MEASURE.exec(name)?.[2];
  if (measure !== undefined) return measure;
  const pieces = (OF_SOME.exec(header) ?? PACK_OF.exec(name))?.[1];
  return pieces === undefined || pieces === '1' ? '' : `${pieces}er`;
}

/** A header without the unit in which it counts: its values say it, and each unit is asked about. */
export const withoutUnit = (header: string): string => {
  const measured = IN_MEASURE.exec(header.trim())?.[1];
  if (measured !== undefined) return measured;
  const bare = header.replace(OF_SOME, '');
  return (bare === header ? header.replace(IN_UNIT, '') : bare.replace(UNIT_AT_END, '')).trim() || header;
};
