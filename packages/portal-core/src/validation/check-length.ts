import { cleanText } from './clean-text.js';
import { issue, type Issue } from './issue.js';

/** Adds an issue when the text, as it is stored, is missing, too short or too long; true when it is none of these. */
export function checkLength(
  issues: Issue[],
  path: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const { length } = cleanText(text);
  if (length === 0 && min > 0) issues.push(issue(path, 'required'));
  else if (length < min) issues.push(issue(path, 'minLength', { min }));
  else if (length > max) issues.push(issue(path, 'maxLength', { max }));
  else return true;
  return false;
}
