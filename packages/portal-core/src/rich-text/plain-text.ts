import type { RichNode } from './rich-node.js';
import { richTree } from './rich-tree.js';

const LINE_TAGS = /^(?:p|h[1-6]|li|blockquote|ul|ol)$/;

/** The text of HTML without its tags: one line per block and line break, trimmed. */
export function plainTextOf(html: string): string {
  return wordsOf(richTree(html))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOfElement(node))).join('');
}

function wordsOfElement(node: Exclude<RichNode, string>): string {
  if (node.tag === 'br') return '\n';
  const words = wordsOf(node.children);
  return LINE_TAGS.test(node.tag) ? `\n${words}\n` : words;
}

/** Whether HTML shows neither text nor a picture. Such a comment is not saved. */
export function isBlankHtml(html: string): boolean {
  return isBlank(richTree(html));
}

function isBlank(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string'
      ? /^[\s\u200b-\u200d\u2060]*$/.test(node)
      : node.tag !== 'img' && isBlank(node.children),
  );
}
