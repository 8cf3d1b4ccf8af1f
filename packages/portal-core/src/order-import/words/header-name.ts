import { foldHeader } from './fold.js';
import { HEADER_NAMES, NAME_WORDS } from './data/header-names.js';

/** Kinds of header names with a meaning besides their words. */
export type HeaderName = keyof typeof HEADER_NAMES;

const patterns = new Map<HeaderName, RegExp>();

/** Whether a folded header is one of the names of that kind. */
export function isCalled(name: HeaderName, { folded }: { readonly folded: string }): boolean {
  const known = patterns.get(name);
  if (known !== undefined) return known.test(folded);
  const pattern = new RegExp(`^(?:${listed(HEADER_NAMES[name]).map(patternOf).join('|')})$`, 'u');
  patterns.set(name, pattern);
  return pattern.test(folded);
}

const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

function patternOf(name: string): string {
  return name
    .split(' ')
    .map((part) => {
      if (part === '…') return '.*';
      const [, words, optional] = /^\{(\w+)(\??)\}$/.exec(part) ?? [];
      if (words === undefined) return foldHeader(part);
      const choices = listed(NAME_WORDS[words as keyof typeof NAME_WORDS]).map(foldHeader);
      return `(?:${choices.join('|')})${optional}`;
    })
    .join('');
}
