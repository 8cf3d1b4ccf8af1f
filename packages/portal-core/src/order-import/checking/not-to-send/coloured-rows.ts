import type { Reading, RowIssue } from '../../order-import.types.js';
import { compileValueMap } from '../../recipe/value-map.js';
import { oddOrder } from '../orders/odd-orders.js';
import { colourWord } from './colour-word.js';

/** What a person says of a colour, in both languages, since answers are written down. */
const SAID = 'Farbe / colour';

/** Colours with what people call them: `rot / red (FF0000)`, letters behind their background. */
const named = (colours: string): string =>
  colours
    .split(' / ')
    .map((colour) => [colourWord(colour), colour])
    .map(([word, colour]) => (word === '' ? colour : `${word} (${colour})`))
    .join(' / ');

/** Watches rows of a workbook that are coloured otherwise than the others: only a person knows what their colour means. */
export class ColouredRows {
  /** What is said of the colour of a line. */
  private readonly said: ReadonlyMap<number, string>;

  constructor({ mapping, dialect }: Pick<Reading, 'mapping' | 'dialect'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    this.said = new Map(
      (dialect.colouredLines ?? []).flatMap(({ colours, lines }) => {
        const said = `${SAID}: ${named(colours)}`;
        return meaning?.(said) === '' ? [] : lines.map((line) => [line, said] as const);
      }),
    );
  }

  /** The issue of a coloured row, until somebody said that its colour means nothing; null for most rows. */
  issueOf(line: number): RowIssue | null {
    const said = this.said.size === 0 ? undefined : this.said.get(line);
    if (said === undefined) return null;
    return oddOrder({ line, column: null, value: said, code: 'colouredRow', said }).issue;
  }
}
