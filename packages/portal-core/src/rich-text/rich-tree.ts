import { imageSource } from './addresses.js';
import { ALIGNMENTS, type RichTextTag } from './allow-list.js';
import { inlineNodes, isMark, marksWithin, visible, type Inline, type Mark } from './inline.js';
import { rawTree, type RawElement } from './raw-tree.js';
import type { RichElement, RichNode } from './rich-node.js';

/** The result of a part of the source: inline content of a block that is still open, or a block. */
type Piece = { readonly inline: Inline } | { readonly block: RichElement };

/** The surroundings of a piece of the text. */
interface Place {
  readonly marks: readonly Mark[];
  readonly align: string;
  /** Number of lists and quotations around it. */
  readonly depth: number;
}

/** Deepest nesting of lists and quotations; deeper ones are flattened. */
const MAX_NESTING = 12;

/**
 * Reads HTML into its clean form: whatever is not on the allow-list is left out, its text is kept. Reading the clean form again gives the
 * same tree.
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
        ? pieces(element.children, { ...place, marks: marksWithin(element, element.tag, place.marks) })
        : textBlock(element, element.tag as RichTextTag, place);
  }
}

function picture({ attributes }: RawElement, { marks }: Place): Piece[] {
  const src = imageSource(attributes['src'] ?? '');
  if (src === null) return [];
  const alt = visible(attributes['alt'] ?? '').trim();
  return [{ inline: { node: { tag: 'img', attributes: { src, alt }, children: [] }, marks } }];
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

/** A quotation or a list item; an item outside a list is replaced by its content. */
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
  let loose: RichElement[] = [];
  const endLoose = () => {
    if (loose.length > 0) addLoose(items, loose);
    loose = [];
  };
  for (const child of element.children) {
    if (typeof child === 'object' && child.tag === 'li') {
      endLoose();
      items.push(block('li', unwrapped(settle(pieces(child.children, inside), place.align))));
      continue;
    }
    for (const each of blocksOf(pieces([child], inside), place.align)) loose.push(each);
  }
  endLoose();
  if (items.length === 0) return [];
  if (place.depth >= MAX_NESTING)
    return items.flatMap((item) => asBlocks(item.children, place.align)).map((each) => ({ block: each }));
  const start = tag === 'ol' ? startOf(element) : '';
  return [{ block: { tag, attributes: start === '' ? {} : { start }, children: items } }];
}

/** The text of an item that contains a single plain paragraph. */
function unwrapped(children: readonly RichNode[]): readonly RichNode[] {
  const only = children.length === 1 ? children[0] : undefined;
  const isPlain = typeof only === 'object' && only.tag === 'p' && only.attributes['align'] === undefined;
  return isPlain ? only.children : children;
}

/** Adds content of a list outside its items to the item before. */
function addLoose(items: RichElement[], loose: readonly RichElement[]): void {
  const last = items.pop();
  items.push(block('li', unwrapped([...(last ? asBlocks(last.children, '') : []), ...loose])));
}

function startOf({ attributes }: RawElement): string {
  const start = attributes['start'] ?? '';
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(start) ? start : '';
}

/** Leaves text alone when it stands alone; beside blocks it becomes paragraphs. */
function settle(inner: readonly Piece[], align: string): readonly RichNode[] {
  if (inner.some((piece) => 'block' in piece)) return blocksOf(inner, align);
  return inlineNodes(inner.map((piece) => (piece as { inline: Inline }).inline));
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

/** The children of an item as blocks; text alone becomes a paragraph. */
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
