/** A product's number with its name behind it, in one text. */
export interface NumberAndName {
  readonly id: string;
  readonly name: string;
}

const NUMBER_AND_NAME = /^(?<id>\S*\d\S*?):?\s+(?:[-–|/]\s+)?\(?(?<name>\p{L}.*?)\)?$/u;

/** Splits `NW1050 Tee, lose`, `NW1050 - Tee` and `NW1050 (Tee)`; null for a text that begins with no number. */
export function numberAndName(text: string): NumberAndName | null {
  if (!text.includes(' ')) return null;
  const { id = '', name = '' } = NUMBER_AND_NAME.exec(text.trim())?.groups ?? {};
  return id === '' ? null : { id, name };
}
