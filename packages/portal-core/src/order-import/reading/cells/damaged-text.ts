/** The characters of Windows-1252 at 0x80 to 0x9f in byte order; its five gaps are control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const REPLACED = '\ufffd';
/** A continuation byte of UTF-8 as shown by Windows-1252 or Latin-1. */
const NEXT = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ\u017d‘’“”•–—˜™š›œ\u017eŸ]';
/** The same without quotation marks and dashes, which may follow a letter. */
const SURE_NEXT = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ\u017d•˜™š›œ\u017eŸ]';
/** UTF-8 read in another encoding: `Ã¼`, `Â°`, `Å‚`, `â€“`. */
const TWICE_ENCODED = new RegExp(
  `\u00c3${NEXT}|[\u00c2\u00c4\u00c5]${SURE_NEXT}|\u00e2[€‚„\u0080\u0082\u0084]${NEXT}`,
  'gu',
);

/** Whether a text has characters that were destroyed (U+FFFD) or encoded twice (`MÃ¼ller`) before the import. */
export function isDamaged(text: string): boolean {
  return text.includes(REPLACED) || text.search(TWICE_ENCODED) >= 0;
}

/** The original of a text encoded twice: `MÃ¼ller` becomes `Müller`. Null when it cannot be restored. */
export function mendedText(text: string): string | null {
  if (text.includes(REPLACED)) return null;
  const mended = text.replace(TWICE_ENCODED, (characters) => decoded(characters) ?? characters);
  return mended === text || isDamaged(mended) ? null : mended;
}

function decoded(characters: string): string | null {
  const bytes = Array.from(characters, byteOf);
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

function byteOf(character: string): number {
  const place = WINDOWS_1252.indexOf(character);
  return place < 0 ? character.charCodeAt(0) : 0x80 + place;
}
