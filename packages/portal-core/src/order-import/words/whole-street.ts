/** A word that streets end with. */
export const STREET_WORD = String.raw`(?:stra(?:ß|ss)e|str\.?|weg|allee|platz|gasse|ring|damm|ufer|chaussee|kai|stieg|pfad)`;
const NUMBER = String.raw`\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}[a-z]?)?`;
/** A text that is only a street: `Lindenweg 3`, `Lange Str. 5`, `Am Hang 12`, `12 High Street`. */
const WHOLE_STREET = new RegExp(
  String.raw`^(?:[\p{L}.'-]*\p{L}${STREET_WORD}|[\p{L}.'-]+[\s-]${STREET_WORD}|(?:am|an der|an den|auf dem|auf der|bei der|hinter der|im|in der|in den|unter den|vor dem|zum|zur)\s[\p{L}.'-]+(?:\s[\p{L}.'-]+)?)\s${NUMBER}$|^\d{1,5}[a-z]?\s[\p{L}.'\s-]+\s(?:street|st|road|rd|avenue|ave|lane|drive|close|rue)\.?$`,
  'iu',
);

/** Whether a text is a street with its number and nothing else. */
export const isWholeStreet = (text: string): boolean => /\d/.test(text) && WHOLE_STREET.test(text);

/** A street by the word it is called by, not by what it leads to: `Gartenweg 12`, `Lange Reihe 7`. */
const BY_NAME = new RegExp(
  String.raw`^(?:[\p{L}.'-]*\p{L}${STREET_WORD}|[\p{L}.'-]+[\s-](?:${STREET_WORD}|reihe|promenade|twiete))\s${NUMBER}$`,
  'iu',
);
/** What a piece of land is divided into, and what only stands near a street. */
const NO_NAME =
  /^(?:(?:stell|park|liege|lager|lade|stand|steh|sitz|arbeits|zelt)platz|(?:am|an|auf|bei|beim|hinter|im|in|neben|nähe|ecke|gegenüber|vor|über|via|zum|zur|eingang|einfahrt|zufahrt|halle|haus|tor|block|lager|parkplatz)[\s-])/iu;

/** Whether a text is surely a street with its number: it is called one, and is neither a place on a piece of land nor beside a street. */
export const isStreetByName = (text: string): boolean => BY_NAME.test(text) && !NO_NAME.test(text);
