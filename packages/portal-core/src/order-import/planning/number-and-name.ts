/** A product's number beside its name, in one text. */
export interface NumberAndName {
  readonly id: string;
  readonly name: string;
}

const NUMBER_AND_NAME = /^\[?(?<id>[^\s[]*\d[^\s\]]*?)\]?:?\s+(?:[-–|/]\s+)?\(?(?<name>\p{L}.*?)\)?$/u;
/** `Tee, lose (NW1050)`, `Tee - NW1050`, `Tee, Art.-Nr. NW1050`. */
const NAME_AND_NUMBER =
  /^(?<name>\p{L}.*?)[\s,]*(?:[([]\s*(?:(?:art(?:ikel)?[.\s-]*(?:nr|nummer)|nr|sku)\.?\s*:?\s*)?(?<bracketed>[^\s()[\]]*\d[^\s()[\]]*)\s*[)\]]|\s(?:[-–|/]|(?:art(?:ikel)?[.\s-]*(?:nr|nummer)|sku)\.?\s*:?)\s*(?<behind>\S*\d\S*))$/iu;

/** Most characters of a number with a name. */
const LONGEST = 300;

/**
 * Splits `NW1050 Tee, lose`, `NW1050 - Tee`, `NW1050 (Tee)` and `[NW1050] Tee`, and where it begins with no number `Tee (NW1050)`,
 * `Tee - NW1050` and `Tee, Art.-Nr. NW1050`; null for any other text.
 */
export function numberAndName(text: string): NumberAndName | null {
  if (text.length > LONGEST || !text.includes(' ')) return null;
  const { id = '', name = '' } = NUMBER_AND_NAME.exec(text.trim())?.groups ?? {};
  if (id !== '') return { id, name };
  const behind = NAME_AND_NUMBER.exec(text.trim())?.groups;
  const number = behind?.bracketed ?? behind?.behind ?? '';
  return number === '' ? null : { id: number, name: behind?.name ?? '' };
}
