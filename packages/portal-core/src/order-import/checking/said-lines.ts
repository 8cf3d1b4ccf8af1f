import { compileValueMap, formatValuePair } from '../recipe/value-map.js';
import { orderNumberKey } from '../reading/order-number-key.js';
import type { Reading, RowIssue } from '../order-import.types.js';
import { forbidsAll, forbidsBelow, forbidsSending } from '../understanding/remarks.js';
import { shown } from './field-issue.js';

/** Letters of a sentence by which a person may say that it means nothing. */
const KEY = 500;
/** Order numbers looked for in one sentence. */
const MOST_NAMED = 50;

/** What a line around the rows, or a remark, says against sending orders. */
export class SaidLines {
  /** Why an order is not to be sent, by what the writings of its number have in common. */
  private readonly accused = new Map<string, RowIssue>();
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** Whether a person said that a sentence means nothing. */
  isAnswered(text: string): boolean {
    return this.meaning?.(text.trim().slice(0, KEY)) === '';
  }

  /** Notes the orders a text names; answers their numbers. */
  accuse(text: string, line: number, own = ''): string[] {
    if (this.isAnswered(text)) return [];
    const named = namedNumbers(text).filter((number) => orderNumberKey(number) !== orderNumberKey(own));
    for (const number of named) this.accused.set(orderNumberKey(number), forbiddenBy(text, line));
    return named;
  }

  /** What is said against an order; undefined for most. */
  against(id: string): RowIssue | undefined {
    return this.accused.size === 0 ? undefined : this.accused.get(orderNumberKey(id));
  }
}

/** Whether a line that is no row speaks against sending some order, or every one. */
export function readSaid(text: string, isTitle: boolean): 'all' | 'named' | null {
  if (isTitle ? forbidsBelow(text) : forbidsAll(text)) return 'all';
  return forbidsSending(text) ? 'named' : null;
}

/** The issue of an order a sentence speaks against. */
export function forbiddenBy(text: string, line: number): RowIssue {
  const said = shown(text.trim()).slice(0, KEY);
  const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
  const params = { line, said, remark };
  return { line, column: null, field: null, value: said, code: 'saidByLine', params };
}

/** The issue of an order the name of its file or sheet speaks against. */
export function forbiddenByName(name: string, line: number): RowIssue {
  return { ...forbiddenBy(name, line), code: 'saidByName' };
}

/** What in a text may be an order number: a word with a digit that is no short count. */
export function namedNumbers(text: string): string[] {
  const words = text.match(/#?[\p{L}\p{N}](?:[\p{L}\p{N}_\-/.]*[\p{L}\p{N}])?/gu) ?? [];
  return words.filter((word) => /\d/.test(word) && word.length >= SHORTEST).slice(0, MOST_NAMED);
}

/** Letters of the shortest order number a sentence is taken to name. */
const SHORTEST = 4;
