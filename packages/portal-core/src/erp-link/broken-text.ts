import { issue, type Issue } from '../validation/index.js';

/** Half of a character that needs two, which no database stores as it is. */
const HALF = /\p{Surrogate}/u;

/** The fields of a report whose texts hold half a character. */
export function brokenTexts(report: Readonly<Record<string, unknown>>): Issue[] {
  return Object.entries(report).flatMap(([path, value]) =>
    [value].flat().some((text) => typeof text === 'string' && HALF.test(text))
      ? [issue(path, 'damagedCharacter')]
      : [],
  );
}
