/** A German post code without the space within it, as in `20 095`. */
export const withoutGap = (code: string, country: string): string =>
  country === 'DE' && /^\d{2} \d{3}$/.test(code) ? code.replace(' ', '') : code;

/** Texts that people and programs write into an optional field that is empty. */
const NOTHING =
  /^(?:null|\(null\)|none|nan|n\/?a|n\.a\.|k\.?\s?a\.?|keine?r?|nein|no|false|ohne|privat|private|entfällt|undefined|[-–—]+)$/i;
const LONGEST_NOTHING = 9;

/** The text of an optional field; blank where it says that there is nothing. */
export function filled(text: string): string {
  return text.length > 0 && text.length <= LONGEST_NOTHING && NOTHING.test(text) ? '' : text;
}

/** Index of the colon in `mailto:`. */
const MAILTO = 6;
const [COLON, CLOSING] = [58, 62];

/** The e-mail address alone, of `mailto:a@b.de` and `Ada <a@b.de>`. */
export function plainEmail(text: string): string {
  if (text.charCodeAt(text.length - 1) !== CLOSING && text.charCodeAt(MAILTO) !== COLON) return text;
  return (/<([^<>]+)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').trim();
}
