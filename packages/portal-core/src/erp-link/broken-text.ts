import { issue, type Issue } from '../validation/index.js';

/** Half of a character that needs two, which no database stores as it is, or what stands in its place. */
const HALF = /[\p{Surrogate}\ufffd]/u;

const isBroken = (value: unknown): boolean =>
  typeof value === 'string' ? HALF.test(value) : Array.isArray(value) && value.some(isBroken);

/** The fields of a report whose texts hold half a character, or had one. */
export function brokenTexts(report: object): Issue[] {
  const issues: Issue[] = [];
  for (const [path, value] of Object.entries(report))
    if (isBroken(value)) issues.push(issue(path, 'damagedCharacter'));
  return issues;
}
