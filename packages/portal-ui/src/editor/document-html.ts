import { encodeEntities, richTree, type RichElement, type RichNode } from '@kontor/portal-core/rich-text';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.js';

const { nodes, marks } = schema;

/** Parses HTML to an editor document; anything outside the allow-list is left out. */
export function documentOf(html: string): Node {
  const content = Fragment.from(blocksOf(richTree(html)));
  return nodes['doc']!.createAndFill(null, content)!;
}

/** Converts nodes to blocks for a position that takes blocks: words alone become a paragraph. */
function blocksOf(children: readonly RichNode[]): Node[] {
  const isWords = children.some((child) => typeof child === 'string' || blockOf(child) === null);
  if (isWords) return [nodes['paragraph']!.create(null, inlinesOf(children, []))];
  return children.map((child) => blockOf(child as RichElement)!);
}

function blockOf({ tag, attributes, children }: RichElement): Node | null {
  const align = attributes['align'] ?? '';
  switch (tag) {
    case 'p':
      return nodes['paragraph']!.create({ align }, inlinesOf(children, []));
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return nodes['heading']!.create({ level: Number(tag[1]), align }, inlinesOf(children, []));
    case 'ul':
      return nodes['bullet_list']!.create(null, blocksOf(children));
    case 'ol':
      return nodes['ordered_list']!.create({ start: Number(attributes['start'] ?? 1) }, blocksOf(children));
    case 'li':
      return nodes['list_item']!.createAndFill(null, blocksOf(children));
    case 'blockquote':
      return nodes['blockquote']!.createAndFill(null, blocksOf(children));
    default:
      return null;
  }
}

function inlinesOf(children: readonly RichNode[], around: readonly Mark[]): Node[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return child === '' ? [] : [schema.text(child, around)];
    if (child.tag === 'br') return [nodes['hard_break']!.create(null, null, around)];
    if (child.tag === 'img') return [nodes['image']!.create(child.attributes, null, around)];
    return inlinesOf(child.children, marks[child.tag]!.create(child.attributes).addToSet(around));
  });
}

/**
 * Serialises a document to HTML; empty for a document without content. Does not use the DOM, so that it is fast enough
 * to run at every key press.
 */
export function htmlOf(doc: Node): string {
  const isEmpty =
    doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.childCount === 0;
  return isEmpty ? '' : childrenOf(doc);
}

function childrenOf(parent: Node): string {
  let html = '';
  parent.forEach((child) => {
    html += blockHtml(child);
  });
  return html;
}

function blockHtml(node: Node): string {
  const { type, attrs } = node;
  if (node.isTextblock) {
    const tag = type.name === 'heading' ? `h${String(attrs['level'])}` : 'p';
    const align = String(attrs['align']);
    return `<${tag}${align === '' ? '' : ` align="${align}"`}>${wordsOf(node)}</${tag}>`;
  }
  if (type === nodes['bullet_list']) return `<ul>${childrenOf(node)}</ul>`;
  if (type === nodes['ordered_list'])
    return `<ol${attrs['start'] === 1 ? '' : ` start="${String(attrs['start'])}"`}>${childrenOf(node)}</ol>`;
  if (type === nodes['list_item']) return `<li>${itemOf(node)}</li>`;
  return `<blockquote>${childrenOf(node)}</blockquote>`;
}

/** The HTML of a list item. An item of one plain paragraph is written without the `p`, as `richTree` does. */
function itemOf(item: Node): string {
  const only = item.childCount === 1 ? item.firstChild : null;
  const isPlain = only?.type === nodes['paragraph'] && only.attrs['align'] === '';
  return isPlain ? wordsOf(only!) : childrenOf(item);
}

function wordsOf(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  block.forEach((child) => {
    let common = 0;
    while (common < open.length && child.marks[common]?.eq(open[common]!)) common += 1;
    html += closing(open.slice(common)) + child.marks.slice(common).map(opening).join('') + inlineHtml(child);
    open = child.marks;
  });
  return html + closing(open);
}

function opening({ type, attrs }: Mark): string {
  return type.name === 'a' ? `<a href="${encodeEntities(String(attrs['href']))}">` : `<${type.name}>`;
}

function closing(open: readonly Mark[]): string {
  return open
    .map(({ type }) => `</${type.name}>`)
    .reverse()
    .join('');
}

function inlineHtml(node: Node): string {
  if (node.isText) return encodeEntities(node.text ?? '');
  if (node.type === nodes['hard_break']) return '<br>';
  const { src, alt } = node.attrs as { readonly src: string; readonly alt: string };
  return `<img src="${encodeEntities(src)}" alt="${encodeEntities(alt)}">`;
}
