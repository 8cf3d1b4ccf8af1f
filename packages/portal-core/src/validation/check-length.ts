import { cleanText } from './clean-text.js';
import { issue, type Issue } from './issue.js';

/** Fewest and most characters. */
interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Adds an issue when the stored form of the text is missing, too short or too long; returns true when it is none of these. */
export function checkLength(issues: Issue[], path: string, text: string, { min, max }: Limits): boolean {
  const found = lengthIssues(path, cleanText(text), { min, max });
  issues.push(...found);
  return found.length === 0;
}

/** The broken length rules of a text that is stored unchanged. */
export function lengthIssues(path: string, { length }: string, { min, max }: Limits): Issue[] {
  if (length === 0 && min > 0) return [issue(path, 'required')];
  if (length < min) return [issue(path, 'minLength', { min })];
  return length > max ? [issue(path, 'maxLength', { max })] : [];
}
