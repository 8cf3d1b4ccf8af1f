import { DROPPED_WITH_CONTENT, PARAGRAPH_SYNONYMS, RICH_TEXT_TAGS, TAG_SYNONYMS } from './allow-list.js';
import { htmlTokens, type HtmlToken } from './html-tokens.js';

/** HTML as written, with only the tags that have an equivalent; `div` represents every tag of `PARAGRAPH_SYNONYMS`. */
export interface RawElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (RawElement | string)[];
}

/** Deepest nesting of tags that is read; deeper ones are skipped. Clean HTML is never as deep. */
const MAX_DEPTH = 64;
const DROPPED: ReadonlySet<string> = new Set(DROPPED_WITH_CONTENT);
const PARAGRAPHS: ReadonlySet<string> = new Set(PARAGRAPH_SYNONYMS);
const KNOWN: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);

/** Parses HTML, however broken, into the tree of its known tags below a root without a name. */
export function rawTree(html: string): RawElement {
  const root: RawElement = { tag: '', attributes: {}, children: [] };
  const open: RawElement[] = [root];
  let dropped: { readonly tag: string; depth: number } | null = null;
  for (const token of htmlTokens(html)) {
    if (dropped) dropped = stillDropped(dropped, token);
    else if (token.kind === 'text') open.at(-1)!.children.push(token.text);
    else if (token.kind === 'close') close(open, wordFor(token.tag));
    else if (DROPPED.has(token.tag)) dropped = token.isClosed ? null : { tag: token.tag, depth: 1 };
    else enter(open, token);
  }
  return root;
}

function stillDropped(dropped: { readonly tag: string; depth: number }, token: HtmlToken) {
  if (token.kind === 'text' || token.tag !== dropped.tag) return dropped;
  const depth = dropped.depth + (token.kind === 'close' ? -1 : 1);
  return depth === 0 ? null : { ...dropped, depth };
}

function wordFor(tag: string): string | null {
  if (PARAGRAPHS.has(tag)) return 'div';
  const word = Object.hasOwn(TAG_SYNONYMS, tag) ? TAG_SYNONYMS[tag]! : tag;
  return KNOWN.has(word) ? word : null;
}

function enter(open: RawElement[], token: HtmlToken & { kind: 'open' }): void {
  const tag = wordFor(token.tag);
  if (tag === null) return;
  const isVoid = tag === 'br' || tag === 'img';
  if (!isVoid) closeImplied(open, tag);
  if (open.length > MAX_DEPTH) return;
  const element: RawElement = { tag, attributes: token.attributes, children: [] };
  open.at(-1)!.children.push(element);
  if (!isVoid) open.push(element);
}

const TEXT_BLOCK = /^(?:p|h[1-6])$/;
const BLOCK = /^(?:p|h[1-6]|ul|ol|li|blockquote|div)$/;

/** Closes elements implicitly: a block ends the paragraph before it, and a list item the item before it. */
function closeImplied(open: RawElement[], tag: string): void {
  if (!BLOCK.test(tag)) return;
  for (let at = open.length - 1; at > 0; at -= 1) {
    const before = open[at]!.tag;
    if (TEXT_BLOCK.test(before) || (tag === 'li' && before === 'li')) {
      open.length = at;
      return;
    }
    if (BLOCK.test(before) && (tag !== 'li' || before === 'ul' || before === 'ol')) return;
  }
}

function close(open: RawElement[], tag: string | null): void {
  if (tag === null) return;
  for (let at = open.length - 1; at > 0; at -= 1) {
    if (open[at]!.tag === tag) {
      open.length = at;
      return;
    }
  }
}
