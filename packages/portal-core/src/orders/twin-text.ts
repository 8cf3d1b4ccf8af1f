const OUTSIDE_ASCII = /\P{ASCII}/u;
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * An address as it is compared in the search for twins: equal for the ways in which people write the same one. `Burgstr. 5`,
 * `Burgstraße 5` and `Burg-Strasse 5` are one, so are `Müller` and `MUELLER`, and `5 a` and `5a`; `1-2` and `12` are not. Control
 * characters, which separate its parts, stay.
 */
export function twinText(text: string): string {
  return unaccented(text.toLowerCase())
    .replaceAll(/strasse(?![a-z])/g, 'str')
    .replaceAll(/platz(?![a-z])/g, 'pl')
    .replaceAll(/[^\p{L}\p{N}\p{Cc}]+/gu, ' ')
    .replaceAll(/(?<!\d) | (?!\d)/g, '');
}

function unaccented(text: string): string {
  if (!OUTSIDE_ASCII.test(text)) return text;
  return text
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
