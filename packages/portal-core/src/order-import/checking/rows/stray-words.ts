import type { Reading } from '../../order-import.types.js';
import { countFilled, firstFilled } from '../../reading/rows/filled-cells.js';
import { speaksOfOrder } from '../../reading/rows/section-headings.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { forbidsAll, forbidsSending } from '../../understanding/not-to-send/remarks.js';
import { namedNumbers } from '../not-to-send/named-numbers.js';
import type { SaidLine } from '../not-to-send/said-lines.js';
import { isSentence } from '../not-to-send/sentences.js';

/** Most filled cells of a line that is a note and no row: a label and what it says. */
const MOST_CELLS = 2;

type Stray = Pick<SaidLine, 'text' | 'isPair'>;

/**
 * What a row says of other orders than its own: a note under the header of a date or a name, in a line without an order number, and a text
 * to the right of all columns that names an order. Null for most rows.
 */
export function strayWordsIn({
  mapping,
  header,
}: Pick<Reading, 'mapping' | 'header'>): (cells: readonly string[]) => Stray | null {
  const numbers = columnsOfSource(mapping.columns.external_order_id);
  const fed = usedColumns(mapping);
  const ofOrders = usedColumns({ ...mapping, columns: withoutItems(mapping.columns), items: [] });
  /** The last order number so far, which others look like. */
  let number = '';
  return (cells) => {
    if (cells.length > header.length) {
      const text = textOf(cells.slice(header.length));
      if (text !== '') return speaksOfOrders(text) ? { text, isPair: false } : null;
    }
    const own = numbers.map((column) => cells[column] ?? '').find(isFilled);
    number = own ?? number;
    if (numbers.length === 0 || own !== undefined) return null;
    const first = firstFilled(cells, 0);
    if (!fed.has(first) || countFilled(cells) > MOST_CELLS) return null;
    const said = { text: textOf(cells), isPair: firstFilled(cells, first + 1) >= 0 };
    const isNote = ofOrders.has(first) && isSentence(said.text, said.isPair);
    const isOfOrders = forbidsSending(said.text) || speaksOfOrder(said.text, number.trim());
    return isNote || (!said.isPair && isOfOrders) ? said : null;
  };
}

function withoutItems(columns: Reading['mapping']['columns']): Reading['mapping']['columns'] {
  const { product_id: _i, product_name: _n, quantity: _q, product_id_and_quantity: _b, ...others } = columns;
  return others;
}

const speaksOfOrders = (text: string): boolean => forbidsAll(text) || namedNumbers(text).length > 0;

const isFilled = (cell = ''): boolean => cell.trim() !== '';

const textOf = (cells: readonly string[]): string => cells.join(' ').trim();
