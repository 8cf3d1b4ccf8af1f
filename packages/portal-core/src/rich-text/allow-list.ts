/**
 * What HTML written by users may hold. The server cleans by it before storing, the browser before showing and when something is pasted;
 * the editor makes nothing else. Nothing here needs a style: alignment is the attribute `align` (a style's `text-align` becomes it),
 * which a content security policy without inline styles leaves alone and mail programs understand.
 */

/** Blocks that hold words. */
export const TEXT_BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Blocks that hold blocks. */
export const CONTAINER_BLOCKS = ['ul', 'ol', 'li', 'blockquote'] as const;
/** What stands within words, the outermost first. */
export const MARKS = ['a', 'strong', 'em', 'u', 's'] as const;
export const VOID_TAGS = ['br', 'img'] as const;

/** Every tag of clean HTML. */
export const RICH_TEXT_TAGS = [...TEXT_BLOCKS, ...CONTAINER_BLOCKS, ...MARKS, ...VOID_TAGS] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Other words for the same: what older pages, Word and Outlook write. */
export const TAG_SYNONYMS: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
};

/** Blocks we have no word for: a paragraph when they hold words, nothing when they hold blocks. */
export const PARAGRAPH_SYNONYMS = [
  'div',
  'center',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'address',
  'pre',
  'figure',
  'figcaption',
  'caption',
  'td',
  'th',
  'dt',
  'dd',
] as const;

/** Tags that go together with all they hold; of every other unknown tag the words stay. */
export const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'frameset',
  'object',
  'applet',
  'svg',
  'math',
  'title',
  'head',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'xml',
] as const;

const ALIGNED = ['align'] as const;
/** The attributes of each tag; the tags that are not named have none. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = {
  p: ALIGNED,
  h1: ALIGNED,
  h2: ALIGNED,
  h3: ALIGNED,
  h4: ALIGNED,
  h5: ALIGNED,
  h6: ALIGNED,
  ol: ['start'],
  a: ['href'],
  img: ['src', 'alt'],
};

/** `left` is how everything stands unless said otherwise, and is not written. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Where links may lead, besides pages and files of the portal itself. */
export const LINK_SCHEMES = ['http', 'https', 'ftp', 'mailto', 'tel'] as const;
