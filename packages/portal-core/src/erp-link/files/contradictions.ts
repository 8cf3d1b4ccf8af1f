import { foldHeader } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';

/** When a column that is not read speaks against a row. */
export interface Contradiction {
  /** The folded names of the columns; every column without it. */
  readonly names?: RegExp;
  /** Columns that it does not hold for. */
  readonly butNot?: RegExp;
  /** Whether a cell, which is not blank, speaks against its row. */
  readonly speaks: (text: string, cells: readonly string[]) => boolean;
}

/** A cell that denies. */
export const NO =
  /^(?:|nein|no|n|nicht.*|not .*|noch nicht.*|offen|open|pending|false|falsch|keine?r?|none|null|n\/a|[-–—]+|-?0+(?:[.,]0+)?|0{4}-00-00.*)$/iu;
export const isYes = (text: string): boolean => !NO.test(text);

/** The number of pieces of a cell; NaN for none. */
export const amountOf = (text: string): number =>
  /^\d+(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;

/** Columns of people, places and goods, whose words are names. */
export const NAMES =
  /name|empfaeng|recipient|strasse|street|^(?:ort|stadt|city|town|plz|zip|firma|company|land|country)|adress|address|mail|phone|telefon|absender|sender|artikel|article|item|bezeichnung|description|betreff|subject/;

/** Finds what the columns that are not `read` say against a row: each once, with its name and its cell. */
export function contradictions(
  header: readonly string[],
  read: ReadonlySet<number | undefined>,
  rules: readonly Contradiction[],
): (cells: readonly string[]) => readonly Issue[] {
  const columns = header.flatMap((name, at) => {
    const folded = foldHeader(name);
    const own = rules.filter(
      ({ names, butNot }) => names?.test(folded) !== false && butNot?.test(folded) !== true,
    );
    return read.has(at) || own.length === 0 ? [] : [{ at, name, own }];
  });
  return (cells) =>
    columns.flatMap(({ at, name, own }) => {
      const value = cleanText(cells[at] ?? '');
      const isAgainst = value !== '' && own.some(({ speaks }) => speaks(value, cells));
      return isAgainst ? [issue('', 'contradicted', { column: name, value })] : [];
    });
}

/** The columns of another kind of file by which this one is none of these; undefined for most. */
export function columnOfOtherKind(header: readonly string[], others: RegExp): string | undefined {
  const names = header.map(foldHeader);
  const isAddressed =
    names.some((name) => /^(?:str|street)/.test(name)) &&
    names.some((name) => /^(?:plz|zip|postal|postleit)/.test(name));
  return header.find(
    (_, at) => others.test(names[at] ?? '') || (isAddressed && /^(?:str|street)/.test(names[at] ?? '')),
  );
}
