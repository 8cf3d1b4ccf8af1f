/** What has a meaning of its own in a find, and a backslash takes it away. */
const OPERATORS = /[\\@*#?!=<>≤≥"~{}…]|\/\/|\.\./gu;

/** The criterion that a whole field equals a text. An empty text has none: `==` alone would find empty fields. */
export function exactly(text: string): string {
  if (text === '') throw new RangeError('A find for an empty text');
  return `==${text.replaceAll(OPERATORS, (one) => [...one].map((letter) => `\\${letter}`).join(''))}`;
}
