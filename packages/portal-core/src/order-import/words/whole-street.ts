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
