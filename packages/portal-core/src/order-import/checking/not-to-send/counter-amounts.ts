import { columnsOfSource } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { counterColumns, type Counter } from '../../understanding/not-to-send/counter-columns.js';
import { saysNo } from '../../words/cancelled-row.js';
import { shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';

/**
 * Watches columns that count against an order: money given back, pieces that came back, were sent or are missing. Above zero, the order is
 * not to be sent as its quantities say; one answer holds for a whole column.
 */
export class CounterAmounts {
  private readonly columns: readonly (readonly [column: number, counter: Counter, said: string])[];
  private readonly quantity: number | undefined;
  private readonly ordered: number | null;
  private lastMoney: OrderGroup | null = null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    const { columns, ordered } = counterColumns(header, mapping);
    this.columns = [...columns].flatMap(([column, counter]) => {
      const said = `${(header[column] ?? '').trim()} > 0`;
      return meaning?.(said) === '' ? [] : [[column, counter, said] as const];
    });
    this.quantity = columnsOfSource(mapping.columns.quantity)[0];
    this.ordered = ordered;
  }

  /** The issue of a row with such an amount; money is told once an order. Null for most rows. */
  issueOf(group: OrderGroup, cells: readonly string[], line: number): RowIssue | null {
    for (const [column, counter, said] of this.columns) {
      const text = cells[column];
      if (text === undefined || text === '' || text === '0') continue;
      const about =
        counter === 'money' ? this.ofMoney(group, text, cells) : this.ofPieces(counter, text, cells);
      if (about === null) continue;
      const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
      const place = { line, column: column + 1, field: null, value: shown(text.trim()) };
      return { ...place, code: about.code, params: { ...about.params, said, remark } };
    }
    return null;
  }

  /** Money that was given back; none where the quantity has been lowered for it. */
  private ofMoney(group: OrderGroup, text: string, cells: readonly string[]): About | null {
    if (this.lastMoney === group || saysNo(text.trim()) || (/\d/.test(text) && !/[1-9]/.test(text)))
      return null;
    this.lastMoney = group;
    return this.isLowered(cells) ? null : { code: 'givenBack', params: {} };
  }

  private isLowered(cells: readonly string[]): boolean {
    const all = this.ordered === null ? null : piecesIn(cells[this.ordered] ?? '');
    const rest = piecesIn(this.quantityOf(cells));
    return all !== null && rest !== null && rest < all;
  }

  private quantityOf(cells: readonly string[]): string {
    return this.quantity === undefined ? '' : (cells[this.quantity] ?? '');
  }

  private ofPieces(counter: Counter, text: string, cells: readonly string[]): About | null {
    const counted = piecesIn(text);
    if (counted === 0 || saysNo(text.trim())) return null;
    const ordered = piecesIn(this.quantityOf(cells));
    const isPart = counted !== null && ordered !== null && counted <= ordered;
    if (counter === 'delivery' && (!isPart || counted === ordered)) return null;
    if (!isPart) return { code: 'givenBack', params: {} };
    return { code: 'partlyDone', params: { ordered, counted, open: ordered - counted } };
  }
}

type About = Pick<RowIssue, 'code'> & { readonly params: Readonly<Record<string, number>> };

/** The pieces a cell counts; null for anything but a count. */
function piecesIn(text: string): number | null {
  const [, digits] = /^\s*-?(\d{1,5})(?:[.,]0+)?(?:\s*\p{L}{1,6}\.?)?\s*$/u.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
