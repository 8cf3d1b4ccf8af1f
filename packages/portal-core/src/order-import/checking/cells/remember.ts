import { ownText } from '../../reading/bytes/own-text.js';

/** Number of different texts of dates and countries that are cached. */
const REMEMBERED = 4096;

/** Caches results, since dates and countries repeat from row to row. */
export function remember(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= REMEMBERED) known.clear();
    const fresh = read(text);
    known.set(ownText(text), ownText(fresh));
    return fresh;
  };
}
