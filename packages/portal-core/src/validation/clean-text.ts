// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL_RUN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const WIDE_SPACE = /\p{Zs}/gu;
/** Invisible characters: soft hyphen, zero-width space and no-break space, byte order mark, direction marks. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/** Joiners without anything to join; between letters of other scripts and in emoji they are part of the text. */
const IDLE_JOINER = /(?<=^|[ -\u036f])[\u200c\u200d]+|[\u200c\u200d]+(?=[ -\u036f]|$)/g;

/**
 * The stored form of a text: trimmed, in Unicode NFC, line breaks, tabs and other control characters replaced by one space, no-break and
 * other spaces by plain ones, invisible characters removed. Absent text is empty. Plain Latin text that is already clean is returned as the
 * same string, without work.
 */
export function cleanText(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  if (isPlain(text)) return isTrimmed(text) ? text : text.trim();
  const spaced = text.normalize('NFC').replace(CONTROL_RUN, ' ').replace(WIDE_SPACE, ' ');
  return spaced.replace(INVISIBLE, '').trim().replace(IDLE_JOINER, '').normalize('NFC').trim();
}

/**
 * Whether the text has only printable Latin characters: no control characters, no invisible ones, and no letters from U+0300 on, which may
 * be written decomposed. A loop, since on the short texts of an import it takes a fifth of a regular expression's time.
 */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || (unit > 0x7e && unit < 0xa1) || unit === 0xad || unit > 0x2ff) return false;
  }
  return true;
}

/** Whether a plain text neither begins nor ends with a space. */
function isTrimmed(text: string): boolean {
  return text.charCodeAt(0) !== 0x20 && text.charCodeAt(text.length - 1) !== 0x20;
}
