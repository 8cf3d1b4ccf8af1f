const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
};

/**
 * The url of a post, derived from its name: trimmed, spaces replaced by hyphens, ä ö ü ß transliterated (specification 2 section 5). Other
 * accents are dropped; every other character that an address cannot hold becomes a hyphen. A valid url is returned unchanged.
 */
export function blogUrlOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
