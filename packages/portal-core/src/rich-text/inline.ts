import { linkTarget } from './addresses.js';
import { MARKS } from './allow-list.js';
import type { RawElement } from './raw-tree.js';
import type { RichNode } from './rich-node.js';

/** Text, a line break or a picture, with the marks around it, outermost first. */
export interface Inline {
  readonly node: RichNode;
  readonly marks: readonly Mark[];
}

/** A format of text, or a link; `href` is empty except for links. */
export interface Mark {
  readonly tag: (typeof MARKS)[number];
  readonly href: string;
}

/** Whether a tag is a mark. */
export function isMark(tag: string): tag is Mark['tag'] {
  return MARKS.some((mark) => mark === tag);
}

/** The marks within an element that is a mark itself; a link to an address that is not allowed adds none. */
export function marksWithin(
  { attributes }: RawElement,
  tag: Mark['tag'],
  marks: readonly Mark[],
): readonly Mark[] {
  const href = tag === 'a' ? linkTarget(attributes['href'] ?? '') : '';
  if (href === null) return marks;
  const others = marks.filter((mark) => mark.tag !== tag);
  return [...others, { tag, href }].sort((a, b) => MARKS.indexOf(a.tag) - MARKS.indexOf(b.tag));
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufeff]/g;

/** The text without invisible characters: control characters and lone surrogates. */
export function visible(text: string): string {
  return text.replace(UNSEEN, '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The nodes of inline pieces in HTML's form: one element around pieces with the same marks. */
export function inlineNodes(inlines: readonly Inline[]): RichNode[] {
  return nest(tidy(inlines));
}

/** Collapses white space as HTML shows it: one space, none at the edges of a block or beside a line break. */
function tidy(inlines: readonly Inline[]): Inline[] {
  const tidied: Inline[] = [];
  let endsOpen = true;
  for (const { node, marks } of inlines) {
    if (typeof node !== 'string') {
      if (node.tag === 'br') trimEnd(tidied);
      tidied.push({ node, marks });
      endsOpen = node.tag === 'br';
      continue;
    }
    const text = node.replace(/[ \t\n\f\r]+/g, ' ');
    const shown = endsOpen && text.startsWith(' ') ? text.slice(1) : text;
    if (shown === '') continue;
    tidied.push({ node: shown, marks });
    endsOpen = shown.endsWith(' ');
  }
  trimEnd(tidied);
  return tidied;
}

function trimEnd(inlines: Inline[]): void {
  const last = inlines.at(-1);
  if (typeof last?.node !== 'string' || !last.node.endsWith(' ')) return;
  inlines.pop();
  const node = last.node.slice(0, -1);
  if (node !== '') inlines.push({ ...last, node });
}

/** Nests pieces with the same marks in shared elements. */
function nest(inlines: readonly Inline[], depth = 0): RichNode[] {
  const nodes: RichNode[] = [];
  for (let from = 0; from < inlines.length;) {
    const mark = inlines[from]!.marks[depth];
    let to = from + 1;
    while (to < inlines.length && isSame(inlines[to]!.marks[depth], mark)) to += 1;
    const run = inlines.slice(from, to);
    if (mark) nodes.push({ tag: mark.tag, attributes: attributesOf(mark), children: nest(run, depth + 1) });
    else for (const { node } of run) append(nodes, node);
    from = to;
  }
  return nodes;
}

function isSame(a: Mark | undefined, b: Mark | undefined): boolean {
  return a?.tag === b?.tag && a?.href === b?.href;
}

function attributesOf(mark: Mark): Record<string, string> {
  return mark.tag === 'a' ? { href: mark.href } : {};
}

function append(nodes: RichNode[], node: RichNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
