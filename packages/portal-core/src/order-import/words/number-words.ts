/** Small numbers in words, German and English; the words of one number, in their order from 1 on. */
const NUMBERS: readonly string[] = [
  'ein eine einen einer eines eins one',
  'zwei zwo two',
  'drei three',
  'vier four',
  'fünf fuenf five',
  'sechs six',
  'sieben seven',
  'acht eight',
  'neun nine',
  'zehn ten',
  'elf eleven',
  'zwölf zwoelf twelve',
];
const DIGITS = new Map(
  NUMBERS.flatMap((words, at) => words.split(' ').map((word) => [word, String(at + 1)])),
);
/** `zwei`, `drei Stück`, `zweimal`. */
const BEGINS = /^(\p{L}{2,7}?)(?:mal)?(?=\s|$)/iu;

/** A text that begins with a number in words with that number in digits: `2 Stück` for `zwei Stück`; any other as it is. */
export function inDigits(text: string): string {
  const [begin = '', word = ''] = BEGINS.exec(text) ?? [];
  const digits = word === '' ? undefined : DIGITS.get(word.toLowerCase());
  return digits === undefined ? text : digits + text.slice(begin.length);
}
