/**
 * The HTML that users may write. The server cleans HTML by this list before storing it, the browser before showing it and when something is
 * pasted; the editor creates nothing else. Nothing here needs a style: alignment is the attribute `align` (a style's `text-align` is
 * converted to it), which works with a content security policy without inline styles and in mail programs.
 */

/** Blocks that contain text. */
export const TEXT_BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Blocks that contain blocks. */
export const CONTAINER_BLOCKS = ['ul', 'ol', 'li', 'blockquote'] as const;
/** Inline elements around text, the outermost first. */
export const MARKS = ['a', 'strong', 'em', 'u', 's'] as const;
export const VOID_TAGS = ['br', 'img'] as const;

/** Every tag of clean HTML. */
export const RICH_TEXT_TAGS = [...TEXT_BLOCKS, ...CONTAINER_BLOCKS, ...MARKS, ...VOID_TAGS] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Other tags for the same elements, as written by older pages, Word and Outlook. */
export const TAG_SYNONYMS: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
};

/** Blocks without an equivalent: a paragraph when they contain text, nothing when they contain blocks. */
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

/** Tags that are removed with their content; of every other unknown tag the text is kept. */
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
/** The attributes of each tag; tags without an entry have none. */
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

/** Alignments of a block; `left` is the default and is not written. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Schemes of links, besides pages and files of the portal itself. */
export const LINK_SCHEMES = ['http', 'https', 'ftp', 'mailto', 'tel'] as const;
