import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';

/** Blanks from which on a text is indented; one may be a slip. */
const INDENT = 2;
/** What a person says of a column, in both languages, since recipes store it. */
const SAID = 'eingerückt / indented';
const [SPACE, TAB, NO_BREAK] = [' ', '\t', '\u00a0'];

/** Watches products that are indented below others of their order: they are probably parts of these, and would be sent besides them. */
export class IndentedParts {
  private readonly columns: readonly (readonly [column: number, said: string])[];
  private last: OrderGroup | null = null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    const { product_id, product_name } = mapping.columns;
    const columns = mapping.mode === 'new-line' ? [product_id, product_name].flatMap(columnsOfSource) : [];
    this.columns = columns.flatMap((column) => {
      const said = `${(header[column] ?? '').trim()}: ${SAID}`;
      return meaning?.(said) === '' ? [] : [[column, said] as const];
    });
  }

  /** The issue of the first such row of an order; one answer holds for a whole column. Null for most rows. */
  issueOf(group: OrderGroup, cells: readonly string[], line: number): RowIssue | null {
    for (const [column, said] of this.columns) {
      const text = cells[column] ?? '';
      if (!beginsBlank(text) || this.last === group) continue;
      const above = group.source.findIndex((row) => row !== cells && isBelow(text, row[column] ?? ''));
      if (above < 0) continue;
      this.last = group;
      const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
      const params = { said, remark, above: group.lines[above] ?? 0 };
      const value = shown(text.trim());
      return { line, column: column + 1, field: null, value, code: 'indentedPart', params };
    }
    return null;
  }
}

/** A quick test that is enough for nearly every cell. */
function beginsBlank(text: string): boolean {
  const first = text.charAt(0);
  return first === SPACE || first === TAB || first === NO_BREAK;
}

/** Whether a text is indented more than one above it; texts that end at the same place are only set to the right. */
function isBelow(text: string, above: string): boolean {
  if (above.trim() === '' || text.trim() === '') return false;
  const isRight = text.trimEnd().length === above.trimEnd().length && beginsBlank(above);
  return !isRight && indentOf(text) >= indentOf(above) + INDENT;
}

/** Blanks before a text; a tab counts as an indent of its own. */
function indentOf(text: string): number {
  const blank = text.slice(0, text.length - text.trimStart().length);
  return blank.length + (blank.includes(TAB) ? INDENT - 1 : 0);
}
