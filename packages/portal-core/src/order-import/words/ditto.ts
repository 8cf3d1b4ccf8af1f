/** Signs and words that stand for the value of the row above. */
const DITTO =
  /^(?:[-–—]*\s?(?:["“”„″〃]+|''|,,)\s?[-–—]*|dito|ditto|dto\.?|do\.|idem|w\.\s?o\.|s\.\s?o\.|wie\s(?:oben|vor))$/iu;
/** Characters of the longest such text. */
export const LONGEST_DITTO = 8;

/** Whether a text stands for the value of the row above: `"`, `-"-`, `dto.`, `wie oben`. */
export const isDitto = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_DITTO && DITTO.test(text);
