import { orderNumberKey } from '../../../orders/index.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { compileValueMap } from '../../recipe/value-map.js';
import { oddOrder } from '../orders/odd-orders.js';

/** What a person says of a sheet, in both languages, since answers are written down. */
const SAID = 'Blatt / sheet';

/** Watches orders that another sheet of the workbook lists, while it does not list all: `Schon weg`, `Adresse fehlt`. */
export class ListedOrders {
  /** The sheet that lists an order, by its number. */
  private readonly sheets: ReadonlyMap<string, string>;

  constructor({ mapping, dialect }: Pick<Reading, 'mapping' | 'dialect'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    this.sheets = new Map(
      (dialect.listedOrders ?? []).flatMap(({ sheet, numbers }) =>
        meaning?.(`${SAID}: ${sheet}`) === ''
          ? []
          : numbers.map((number) => [orderNumberKey(number), sheet] as const),
      ),
    );
  }

  /** The issue of an order that is listed elsewhere, until somebody said that the sheet means nothing; null for most orders. */
  issueOf(id: string, line: number): RowIssue | null {
    const sheet = this.sheets.size === 0 ? undefined : this.sheets.get(orderNumberKey(id));
    if (sheet === undefined) return null;
    const said = `${SAID}: ${sheet}`;
    return oddOrder({ line, column: null, value: id, code: 'listedOnSheet', said, params: { sheet } }).issue;
  }
}
