import { Schema, type DOMOutputSpec, type Node } from 'prosemirror-model';

const aligned = (tag: string, node: Node): DOMOutputSpec => {
  const align = String(node.attrs['align']);
  return [tag, align === '' ? {} : { align }, 0];
};
const alignOf = (dom: HTMLElement) => ({ align: dom.getAttribute('align') ?? '' });
const HEADINGS = [1, 2, 3, 4, 5, 6];

/** The editor's schema: exactly the allow-list of rich text. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      attrs: { align: { default: '' } },
      parseDOM: [{ tag: 'p', getAttrs: alignOf }],
      toDOM: (node) => aligned('p', node),
    },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 1 }, align: { default: '' } },
      parseDOM: HEADINGS.map((level) => ({
        tag: `h${level}`,
        getAttrs: (dom) => ({ level, ...alignOf(dom) }),
      })),
      toDOM: (node) => aligned(`h${String(node.attrs['level'])}`, node),
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { start: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: Number(dom.getAttribute('start') ?? 1) }) }],
      toDOM: ({ attrs }) => ['ol', attrs['start'] === 1 ? {} : { start: String(attrs['start']) }, 0],
    },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: {}, alt: { default: '' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (dom) => ({ src: dom.getAttribute('src'), alt: dom.getAttribute('alt') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    a: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    s: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
  },
});
