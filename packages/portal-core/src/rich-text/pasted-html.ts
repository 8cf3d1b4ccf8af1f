import { encodeEntities, htmlTokens, type HtmlToken } from './html-tokens.js';

type OpenToken = HtmlToken & { readonly kind: 'open' };

/** An open Word list while its paragraphs are read. */
interface WordList {
  readonly tag: 'ul' | 'ol';
  readonly level: number;
}

const ORDERED_MARK = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
const BLOCK_END = /^(?:p|div|table|ul|ol|h[1-6]|blockquote)$/;

/**
 * Converts the meaning of styles in pasted HTML to tags: list paragraphs of Word and Outlook become lists, and bold, italic, underlined and
 * struck text of Google Docs and Outlook gets the matching tags. Everything else is passed unchanged; clean it afterwards.
 */
export function pastedHtml(html: string): string {
  const tokens = [...htmlTokens(html)];
  const out: string[] = [];
  const lists: WordList[] = [];
  const spans: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const level = token.kind === 'open' && token.tag === 'p' ? listLevel(token) : 0;
    if (level > 0) {
      const item = readItem(tokens, at);
      openItem(out, lists, { tag: item.isOrdered ? 'ol' : 'ul', level });
      out.push(pastedInline(item.words, spans));
      at = item.end;
    } else {
      if (token.kind === 'open' && BLOCK_END.test(token.tag)) closeLists(out, lists, 0);
      out.push(write(token, spans));
    }
  }
  closeLists(out, lists, 0);
  return out.join('');
}

/** The level of a Word list paragraph, from 1; 0 for every other paragraph. */
function listLevel({ attributes }: OpenToken): number {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(attributes['style'] ?? '')?.[1];
  return level === undefined ? 0 : Number(level);
}

/** Reads a list paragraph: its text without the drawn bullet or number, and its end. */
function readItem(tokens: readonly HtmlToken[], start: number) {
  const words: HtmlToken[] = [];
  let mark = '';
  let at = start + 1;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === 'close' && token.tag === 'p') break;
    if (token.kind === 'open' && /mso-list:\s*ignore/i.test(token.attributes['style'] ?? '')) {
      const skipped = skipElement(tokens, at);
      mark += skipped.text;
      at = skipped.end;
    } else words.push(token);
  }
  return { words, isOrdered: ORDERED_MARK.test(mark), end: at };
}

function skipElement(tokens: readonly HtmlToken[], start: number) {
  const { tag } = tokens[start] as OpenToken;
  let depth = 0;
  let text = '';
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === 'text') text += token.text;
    else if (token.tag === tag) depth += token.kind === 'open' ? 1 : -1;
    if (depth === 0) return { text, end: at };
  }
  return { text, end: tokens.length - 1 };
}

function openItem(out: string[], lists: WordList[], wanted: WordList): void {
  closeLists(out, lists, wanted.level);
  const last = lists.at(-1);
  if (last?.level === wanted.level && last.tag !== wanted.tag) closeLists(out, lists, wanted.level - 1);
  if (lists.at(-1)?.level === wanted.level) out.push('</li><li>');
  else {
    lists.push(wanted);
    out.push(`<${wanted.tag}><li>`);
  }
}

/** Closes the lists deeper than a level. */
function closeLists(out: string[], lists: WordList[], level: number): void {
  for (let last = lists.at(-1); last && last.level > level; last = lists.at(-1)) {
    out.push(`</li></${last.tag}>`);
    lists.pop();
  }
}

function pastedInline(tokens: readonly HtmlToken[], spans: string[]): string {
  return tokens.map((token) => write(token, spans)).join('');
}

/** Writes a token; `spans` stores how the open `span` and `b` elements were written, to close them alike. */
function write(token: HtmlToken, spans: string[]): string {
  if (token.kind === 'text') return encodeEntities(token.text);
  const isStyled = token.tag === 'span' || token.tag === 'b' || token.tag === 'font';
  if (token.kind === 'close') return isStyled ? (spans.pop() ?? '') : `</${token.tag}>`;
  if (isStyled) {
    const tags = tagsOf(token);
    spans.push(
      tags
        .map((tag) => `</${tag}>`)
        .reverse()
        .join(''),
    );
    return tags.map((tag) => `<${tag}>`).join('');
  }
  const attributes = Object.entries(token.attributes).map(
    ([name, value]) => ` ${name}="${encodeEntities(value)}"`,
  );
  return `<${token.tag}${attributes.join('')}>`;
}

/** The tags with the meaning of a style. Google Docs wraps everything it copies into a `b` that is not bold. */
function tagsOf({ tag, attributes }: OpenToken): string[] {
  const style = attributes['style'] ?? '';
  const weight = declared(style, 'font-weight') || (tag === 'b' ? 'bold' : '');
  const line = declared(style, 'text-decoration') || declared(style, 'text-decoration-line');
  return [
    ...(/^(?:bold|bolder|[6-9]00)$/i.test(weight) ? ['strong'] : []),
    ...(/^(?:italic|oblique)/i.test(declared(style, 'font-style')) ? ['em'] : []),
    ...(/underline/i.test(line) ? ['u'] : []),
    ...(/line-through/i.test(line) ? ['s'] : []),
  ];
}

/** The style's value of exactly this property: `mso-bidi-font-weight` concerns other scripts, not `font-weight`. */
function declared(style: string, property: string): string {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*[^;\\s])`, 'i').exec(style)?.[1] ?? '';
}
