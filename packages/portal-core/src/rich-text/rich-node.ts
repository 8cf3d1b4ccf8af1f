import type { RichTextTag } from './allow-list.js';

/** Clean HTML as data: every tag and attribute is one of the allow-list, text is in blocks or alone, lists contain items. */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTextTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}
