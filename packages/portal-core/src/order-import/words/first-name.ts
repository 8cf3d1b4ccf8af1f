import { FIRST_NAMES } from './data/first-names.js';
import { foldText } from './fold.js';

const KNOWN = new Set(FIRST_NAMES.trim().split(/\s+/));

/** Whether the first word of a name is a first name that hardly anybody has as a last name: `Sabine`, `Anna-Lena`. */
export const isFirstName = (text: string): boolean =>
  KNOWN.has(
    foldText(text)
      .trim()
      .split(/[^a-z]+/, 1)[0] ?? '',
  );
