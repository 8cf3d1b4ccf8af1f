import { attribute, contentsOf, inside, stringItemText, tagsOf } from './xml.js';

/** What a text box or shape over a sheet says, with the line where it begins. */
export interface BoxText {
  readonly line: number;
  readonly text: string;
}

const ANCHOR_END = /<\/(?:[\w.-]+:)?(?:one|two)CellAnchor\s*>|<\/(?:[\w.-]+:)?absoluteAnchor\s*>/;
const PARAGRAPH_END = /<\/(?:[\w.-]+:)?p\s*>/;
/** Most boxes that are read, and most characters kept of one. */
const [MOST, LONGEST] = [200, 5000];

/** The texts in the drawings of a sheet (ECMA-376 part 1, 20.5), each once: programs write a shape again for older ones. */
export function boxTextsIn(drawings: readonly string[]): BoxText[] {
  const found = new Map<string, BoxText>();
  for (const anchor of drawings.flatMap((drawing) => drawing.split(ANCHOR_END))) {
    const text = textOf(anchor);
    if (text !== '' && !found.has(text)) found.set(text, { line: lineOf(anchor), text });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

/** The line of the cell where a box begins; 1 for one that lies at no cell or is not shown there. */
function lineOf(anchor: string): number {
  const row = Number(contentsOf(inside(anchor, 'from'), 'row')[0] ?? 0);
  return Number.isInteger(row) && row >= 0 ? row + 1 : 1;
}

/** The paragraphs of a box as one text; empty for a picture, a box that is not shown, and a button. */
function textOf(anchor: string): string {
  if (isHidden(anchor) || isButton(anchor)) return '';
  const paragraphs = anchor
    .split(PARAGRAPH_END)
    .map((paragraph) => stringItemText(paragraph).replaceAll(/\s+/g, ' ').trim());
  return [...new Set(paragraphs)].join(' ').trim().slice(0, LONGEST);
}

const isHidden = (anchor: string): boolean =>
  [...tagsOf(anchor, 'cNvPr')].some((tag) => attribute(tag, 'hidden') === '1');

const isButton = (anchor: string): boolean =>
  [...tagsOf(anchor, 'sp')].some((tag) => (attribute(tag, 'macro') ?? '') !== '');
