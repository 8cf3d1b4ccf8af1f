import { attribute, stringItemText, throughLast, withoutCdata } from './xml.js';

/** Comments on a row of a sheet, as one text. */
export interface RowComment {
  readonly line: number;
  readonly text: string;
}

const COMMENT = /<(?:[\w.-]+:)?(comment|threadedComment)(\s[^<>]*)>([\s\S]*?)<\/(?:[\w.-]+:)?\1\s*>/g;
const COMMENT_END = /<\/(?:[\w.-]+:)?(?:comment|threadedComment)\s*>/g;
/** Stands for a thread of comments in the older part, with a note on its version first. */
const STAND_IN = '[Threaded comment]';
const THREAD_TEXT = /<(?:[\w.-]+:)?text(?:\s[^<>]*)?>([^<]*)</;
/** The author, alone on the first line of a note. */
const AUTHOR = /^[^\n:]{1,60}:\s*\n/;
/** Most characters kept of the comments on one row. */
const LONGEST = 500;

/** The comments in the parts of a sheet (ECMA-376 part 1, 18.7, and threaded comments), by line. */
export function commentsIn(parts: readonly string[]): RowComment[] {
  const byLine = new Map<number, string[]>();
  for (const part of parts)
    for (const [, kind, tag = '', content = ''] of throughLast(withoutCdata(part), COMMENT_END).matchAll(
      COMMENT,
    )) {
      const line = Number(/\d+$/.exec(attribute(tag, 'ref') ?? '')?.[0] ?? 0);
      const text = kind === 'comment' ? stringItemText(content) : stringItemText(threadText(content));
      const said = text.replace(AUTHOR, '').trim();
      if (line === 0 || said === '' || said.startsWith(STAND_IN)) continue;
      const texts = byLine.get(line) ?? [];
      if (!texts.includes(said)) byLine.set(line, [...texts, said]);
    }
  return [...byLine]
    .toSorted(([a], [b]) => a - b)
    .map(([line, texts]) => ({ line, text: texts.join(' · ').replaceAll(/\s+/g, ' ').slice(0, LONGEST) }));
}

const threadText = (content: string): string => `<t>${THREAD_TEXT.exec(content)?.[1] ?? ''}</t>`;
