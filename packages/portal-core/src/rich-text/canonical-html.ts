import { encodeEntities } from './html-tokens.js';
import type { RichNode } from './rich-node.js';
import { richTree } from './rich-tree.js';

/**
 * The one canonical form of HTML that is stored and edited; only tags and attributes of the allow-list are ever written, everything else is
 * text. A sanitizer also checks the result before it is stored or shown (`cleanHtml` in the server, DOMPurify in the browser), so that no
 * single mistake lets anything through.
 */
export function canonicalHtml(html: string): string {
  return richTree(html).map(write).join('');
}

function write(node: RichNode): string {
  if (typeof node === 'string') return encodeEntities(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${encodeEntities(value)}"`,
  );
  const start = `<${node.tag}${attributes.join('')}>`;
  if (node.tag === 'br' || node.tag === 'img') return start;
  return `${start}${node.children.map(write).join('')}</${node.tag}>`;
}
