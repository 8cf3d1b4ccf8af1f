import type { Random } from '../random.js';

/** Mail providers that cannot exist: `.example` is reserved (RFC 2606), so nobody is ever written to by mistake. */
const PROVIDERS = ['webpost', 'alpenmail', 'kuestennetz', 'bluemail', 'postfach24', 'freenetz', 'mailbox'];
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ø: 'o',
};

const known = new Map<string, string>();

/** A name in the form of a mail address: lower case, umlauts written out, words joined by dots, nothing but letters, digits, `.` and `-`. */
export function emailName(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const plain = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßłıđø]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '');
  known.set(name, plain);
  return plain;
}

/** A private address in one of the usual forms. */
export function emailAt(random: Random, given: string, family: string): string {
  const first = emailName(given);
  const last = emailName(family);
  const form = random.int(0, 5);
  const year = String(random.int(55, 104) % 100).padStart(2, '0');
  const local =
    form < 2
      ? `${first}.${last}`
      : form === 2
        ? `${first[0]}.${last}`
        : form === 3
          ? `${last}.${first}`
          : form === 4
            ? `${first}${year}`
            : `${last}${year}`;
  return `${local}@${random.pick(PROVIDERS)}.example`;
}
