import type { RichTextTag } from './allow-list.js';

/** Clean HTML as data: every tag and attribute is one of the allow-list, words stand in blocks or alone, lists hold items. */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTextTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}
