import { issue, type Issue } from './issue.js';

/** Most levels of arrays and objects in a body. */
const MAX_LEVELS = 32;
/** Most keys of one object. */
const MAX_KEYS = 2000;

/**
 * The issue of a JSON value with more values or levels than any that is meant, or with a key `__proto__`, which schemas of any key leave
 * out: none is looked at further. Counted in one pass, before a schema judges each of them.
 */
export function bulkIssues(input: unknown, maxValues: number): Issue[] {
  let count = 1;
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return [issue('', 'tooManyLevels', { max: MAX_LEVELS })];
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Object.hasOwn(value, '__proto__')) return [issue('__proto__', 'unknownField')];
      const children: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
      if (!Array.isArray(value) && children.length > MAX_KEYS)
        return [issue('', 'tooManyValues', { max: MAX_KEYS })];
      for (const child of children) below.push(child);
      if (count + below.length > maxValues) return [issue('', 'tooManyValues', { max: maxValues })];
    }
    count += below.length;
    level = below;
  }
  return [];
}
