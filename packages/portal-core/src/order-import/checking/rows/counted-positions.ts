import type { Reading, RowIssue } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { hasMeaning, readColumn } from '../../understanding/columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';

/** A position out of a total: `1/2`, `Pos 1 von 2`, `2 of 3`. */
const OF_ALL = /^\D{0,12}?(\d{1,3})\s*(?:\/|von|of|aus)\s*(\d{1,3})$/i;

/** Whether a column numbers the positions or the parts of an order. */
function numbersParts(name: string, at: number): boolean {
  const column = readColumn(name, at, []);
  return hasMeaning(column, 'position', 'line') || isCalled('orderPart', column);
}

/** The positions counted in the rows of an order. */
interface Counted {
  readonly seen: Set<number>;
  readonly total: number;
  /** Place of the first row that names the count. */
  readonly place: Pick<RowIssue, 'line' | 'column' | 'value'>;
}

/** Watches columns with position counts: an order with a missing position would be sent incomplete. */
export class CountedPositions {
  private readonly columns: readonly number[];
  private readonly counted = new WeakMap<OrderGroup, Counted>();
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    this.columns = header.flatMap((name, column) =>
      !used.has(column) && numbersParts(name, column) ? [column] : [],
    );
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  row(group: OrderGroup, cells: readonly string[], line: number): void {
    for (const column of this.columns) {
      const value = cells[column] ?? '';
      const [, position, total] = OF_ALL.exec(value.trim()) ?? [];
      if (position === undefined || Number(position) > Number(total)) continue;
      const known = this.counted.get(group);
      const counted = known ?? {
        seen: new Set(),
        total: Number(total),
        place: { line, column: column + 1, value },
      };
      counted.seen.add(Number(position));
      if (known === undefined) this.counted.set(group, counted);
      return;
    }
  }

  /** The issue of a complete order with missing positions, unless the user confirmed it; null for most orders. */
  issueOf(group: OrderGroup): RowIssue | null {
    const counted = this.columns.length === 0 ? undefined : this.counted.get(group);
    if (counted === undefined || counted.seen.size >= counted.total) return null;
    const { seen, total, place } = counted;
    const text = `${group.id} ${place.value.trim()}`;
    if (this.meaning?.(text) === '') return null;
    const missing = Array.from({ length: total }, (_, at) => at + 1).filter((one) => !seen.has(one));
    const remark = formatValuePair({ field: 'remark', text: shown(text), meaning: '' });
    const params = { total, missing: missing.join(', '), remark };
    return { ...place, value: shown(place.value), field: null, code: 'positionMissing', params };
  }
}
