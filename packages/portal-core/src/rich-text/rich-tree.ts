import { imageSource, linkTarget } from './addresses.js';
import { ALIGNMENTS, MARKS, type RichTextTag } from './allow-list.js';
import { rawTree, type RawElement } from './raw-tree.js';

/** Clean HTML as data: every tag and attribute is one of the allow-list, words stand in blocks or alone, lists hold items. */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTextTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

/** Words, a line break or a picture, and the marks around it from the outermost in. */
interface Inline {
  readonly node: RichNode;
  readonly marks: readonly Mark[];
}
interface Mark {
  readonly tag: (typeof MARKS)[number];
  readonly href: string;
}
type Piece = { readonly inline: Inline } | { readonly block: RichElement };

/** What stands around a piece of the text. */
interface Place {
  readonly marks: readonly Mark[];
  readonly align: string;
  /** How many lists and quotations it stands in. */
  readonly depth: number;
}

/** Lists and quotations may stand this deep in one another; deeper ones are flattened. */
const MAX_NESTING = 12;

/**
 * Reads HTML into its clean form, whatever it holds: what is not on the allow-list is left out, its words stay. Reading the clean form
 * again gives the same tree.
 */
export function richTree(html: string): readonly RichNode[] {
  return settle(pieces(rawTree(html).children, { marks: [], align: '', depth: 0 }), '');
}

function pieces(children: readonly (RawElement | string)[], place: Place): Piece[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [{ inline: { node: visible(child), marks: place.marks } }];
    return piecesOf(child, place);
  });
}

function piecesOf(element: RawElement, place: Place): Piece[] {
  switch (element.tag) {
    case 'br':
      return [{ inline: { node: { tag: 'br', attributes: {}, children: [] }, marks: place.marks } }];
    case 'img':
      return picture(element, place);
    case 'ul':
    case 'ol':
      return list(element, element.tag, place);
    case 'li':
    case 'blockquote':
      return container(element, place);
    case 'div':
      return textBlock(element, 'p', place);
    default:
      return isMark(element.tag)
        ? pieces(element.children, marked(element, element.tag, place))
        : textBlock(element, element.tag as RichTextTag, place);
  }
}

function picture({ attributes }: RawElement, { marks }: Place): Piece[] {
  const src = imageSource(attributes['src'] ?? '');
  if (src === null) return [];
  const alt = visible(attributes['alt'] ?? '').trim();
  return [{ inline: { node: { tag: 'img', attributes: { src, alt }, children: [] }, marks } }];
}

function isMark(tag: string): tag is Mark['tag'] {
  return (MARKS as readonly string[]).includes(tag);
}

function marked(element: RawElement, tag: Mark['tag'], place: Place): Place {
  const href = tag === 'a' ? linkTarget(element.attributes['href'] ?? '') : '';
  if (href === null) return place;
  const others = place.marks.filter((mark) => mark.tag !== tag);
  const marks = [...others, { tag, href }].sort((a, b) => MARKS.indexOf(a.tag) - MARKS.indexOf(b.tag));
  return { ...place, marks };
}

function alignOf({ attributes }: RawElement, inherited: string): string {
  const style = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(attributes['style'] ?? '')?.[1];
  const wanted = (style ?? attributes['align'] ?? '').toLowerCase();
  if (wanted === 'end') return 'right';
  if (wanted === 'left' || wanted === 'start') return '';
  return (ALIGNMENTS as readonly string[]).includes(wanted) ? wanted : inherited;
}

function textBlock(element: RawElement, tag: RichTextTag, place: Place): Piece[] {
  const align = alignOf(element, place.align);
  const inner = pieces(element.children, { ...place, align });
  if (inner.some((piece) => 'block' in piece)) return blocksOf(inner, align).map((block) => ({ block }));
  if (element.tag === 'div' && inner.every(isBlank)) return [];
  return [{ block: block(tag, settle(inner, align), align) }];
}

function block(tag: RichTextTag, children: readonly RichNode[], align = ''): RichElement {
  return { tag, attributes: align === '' ? {} : { align }, children };
}

/** A quotation, or an item of a list; an item that stands in no list is what it holds. */
function container(element: RawElement, place: Place): Piece[] {
  const inner = pieces(element.children, { ...place, depth: place.depth + 1 });
  if (element.tag === 'li' || place.depth >= MAX_NESTING)
    return blocksOf(inner, place.align).map((each) => ({ block: each }));
  const blocks = blocksOf(inner, place.align);
  return blocks.length === 0 ? [] : [{ block: block('blockquote', blocks) }];
}

function list(element: RawElement, tag: 'ul' | 'ol', place: Place): Piece[] {
  const inside = { ...place, depth: place.depth + 1 };
  const items: RichElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'object' && child.tag === 'li') {
      items.push(block('li', unwrapped(settle(pieces(child.children, inside), place.align))));
      continue;
    }
    const loose = blocksOf(pieces([child], inside), place.align);
    if (loose.length > 0) addLoose(items, loose);
  }
  if (items.length === 0) return [];
  if (place.depth >= MAX_NESTING)
    return items.flatMap((item) => asBlocks(item.children, place.align)).map((each) => ({ block: each }));
  const start = tag === 'ol' ? startOf(element) : '';
  return [{ block: { tag, attributes: start === '' ? {} : { start }, children: items } }];
}

/** An item of one plain paragraph is its words. */
function unwrapped(children: readonly RichNode[]): readonly RichNode[] {
  const only = children.length === 1 ? children[0] : undefined;
  const isPlain = typeof only === 'object' && only.tag === 'p' && only.attributes['align'] === undefined;
  return isPlain ? only.children : children;
}

/** What stands in a list outside of its items belongs to the item before. */
function addLoose(items: RichElement[], loose: readonly RichElement[]): void {
  const last = items.pop();
  items.push(block('li', unwrapped([...(last ? asBlocks(last.children, '') : []), ...loose])));
}

function startOf({ attributes }: RawElement): string {
  const start = attributes['start'] ?? '';
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(start) ? start : '';
}

/** Words alone stay words; beside blocks they become paragraphs. */
function settle(inner: readonly Piece[], align: string): readonly RichNode[] {
  if (inner.some((piece) => 'block' in piece)) return blocksOf(inner, align);
  return nest(tidy(inner.map((piece) => (piece as { inline: Inline }).inline)));
}

function blocksOf(inner: readonly Piece[], align: string): RichElement[] {
  const blocks: RichElement[] = [];
  let run: Piece[] = [];
  const endRun = () => {
    if (run.some((piece) => !isBlank(piece))) blocks.push(block('p', settle(run, align), align));
    run = [];
  };
  for (const piece of inner) {
    if ('inline' in piece) run.push(piece);
    else {
      endRun();
      blocks.push(piece.block);
    }
  }
  endRun();
  return blocks;
}

/** The children of an item as blocks: words alone become a paragraph. */
function asBlocks(children: readonly RichNode[], align: string): readonly RichElement[] {
  const isInline = children.some(
    (child) => typeof child === 'string' || /^(?:br|img|a|strong|em|u|s)$/.test(child.tag),
  );
  if (isInline) return [block('p', children, align)];
  return children as readonly RichElement[];
}

function isBlank(piece: Piece): boolean {
  return (
    'inline' in piece && typeof piece.inline.node === 'string' && /^[ \t\n\f\r]*$/.test(piece.inline.node)
  );
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufeff]/g;

/** Text without characters nobody sees: control characters and lone surrogates. */
function visible(text: string): string {
  return text.replace(UNSEEN, '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** White space as HTML shows it: one space, none at the edges of a block or beside a line break. */
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

/** Puts pieces with the same marks into common elements. */
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
