import { issue, type Issue } from '../validation/index.js';

/** What no database stores as it is, half of a character that needs two or U+0000, or what stands in its place. */
// oxlint-disable-next-line no-control-regex -- U+0000 is what is looked for
const BROKEN = /[\0\p{Surrogate}\ufffd]/u;

const isBroken = (value: unknown): boolean =>
  typeof value === 'string' ? BROKEN.test(value) : Array.isArray(value) && value.some(isBroken);

/** The fields of a report whose texts hold what no database stores, or held it. */
export function brokenTexts(report: object): Issue[] {
  const issues: Issue[] = [];
  for (const [path, value] of Object.entries(report))
    if (isBroken(value)) issues.push(issue(path, 'damagedCharacter'));
  return issues;
}
