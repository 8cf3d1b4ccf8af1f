const WORDS: ReadonlyMap<string, number> = new Map(
  [
    'ein eine einen eins einmal one once',
    'zwei zweimal zwo two twice',
    'drei dreimal three',
    'vier viermal four',
    'fünf fuenf fünfmal five',
    'sechs sechsmal six',
    'sieben siebenmal seven',
    'acht achtmal eight',
    'neun neunmal nine',
    'zehn zehnmal ten',
    'elf eleven',
    'zwölf zwoelf twelve',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

const FIRST_LETTER = 65;
const WORD = /^(\p{L}+)(?=\s|$)/u;

/** The text with a number in digits that it begins with in words: `zwei Stück` as `2 Stück`. */
export function withDigits(text: string): string {
  if (text.charCodeAt(0) < FIRST_LETTER) return text;
  const word = WORD.exec(text)?.[1] ?? '';
  const number = WORDS.get(word.toLowerCase());
  return number === undefined ? text : `${number}${text.slice(word.length)}`;
}
