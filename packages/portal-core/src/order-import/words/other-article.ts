const WORDS = /[\p{L}\d]+(?:[-._/][\p{L}\d]+)*/gu;

/**
 * Whether a remark names an article number written like one of the row, and another one: `+1 NW1002` beside `NW1001`. Numbers without a
 * letter and short ones are passed over; a house number or a day looks the same.
 */
export function namesOtherArticle(text: string, articles: readonly string[]): boolean {
  if (!/\d{3}/.test(text)) return false;
  const own = articles.flatMap(articleNumbers);
  const forms = new Set(own.map(formOf));
  return (
    forms.size > 0 && articleNumbers(text).some((word) => forms.has(formOf(word)) && !own.includes(word))
  );
}

/** The words of a text that may be article numbers: those with a letter and three digits in a row. */
const articleNumbers = (text: string): string[] =>
  (text.toLowerCase().match(WORDS) ?? []).filter((word) => /\p{L}/u.test(word) && /\d{3}/.test(word));

const formOf = (word: string): string => word.replaceAll(/\d/g, '0');
