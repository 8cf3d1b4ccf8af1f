import { parseCleanOrder, type CleanOrder, type NewOrder } from '../../orders/index.js';
import { fieldOfPath } from '../recipe/order-fields.js';
import {
  ORDER_FIELDS,
  type ImportField,
  type ImportMapping,
  type ImportOrder,
  type RejectedOrder,
  type RowIssue,
} from '../order-import.types.js';
import type { OrderReader } from './order-reader.js';
import { parseProductsAndQuantities } from '../recipe/products-and-quantities.js';
import { issue, type Issue, type IssueCode } from '../../validation/index.js';

/** An order that passed every rule, with where it came from. */
export interface AcceptedOrder extends ImportOrder {
  /** Its rows as they stand in the file. */
  readonly source: readonly (readonly string[])[];
  /** For every item of the order the index of its row in `source`. */
  readonly itemRows: readonly number[];
}
/** What the check makes of an order; a rejected one has `issues`. */
export type CheckedOrder = AcceptedOrder | RejectedOrder;

/** Whether the check refused the order. */
export function isRejected(order: CheckedOrder): order is RejectedOrder {
  return 'issues' in order;
}

/** Largest text kept as the rejected value of an issue. */
const MAX_VALUE = 500;
/** Most items of one order, as `orderPayloadShape` has it. */
const MAX_ITEMS = 500;

/** The rows of one order, gathered until the order is complete. */
export class OrderGroup {
  readonly lines: number[] = [];
  readonly source: (readonly string[])[] = [];
  /** The order id as it stands in the first row. */
  readonly rawId: string;
  private readonly reader: OrderReader;
  private readonly order: CleanOrder;
  private readonly items: { id: string; name?: string; qty: number }[] = [];
  private readonly itemRows: number[] = [];
  private readonly issues: RowIssue[] = [];
  /** A row's cells cannot be trusted, so that the order rules would only repeat what is already told. */
  private unreadable = false;

  constructor(reader: OrderReader, first: readonly string[]) {
    this.reader = reader;
    this.order = reader.order(first);
    this.rawId = first[reader.rules.mapping.columns.external_order_id ?? -1] ?? '';
  }

  get id(): string {
    return this.order.external_order_id;
  }

  /** Adds a row whose cells are where they should be. */
  add(cells: readonly string[], line: number): void {
    if (this.lines.length > 0) this.compare(cells, line);
    const row = this.keep(cells, line);
    if (this.reader.rules.mapping.mode === 'comma') this.addItemList(cells, row);
    else this.addItem(cells, row);
  }

  /** Adds a row that could not be read. */
  addUnreadable(cells: readonly string[], issue: RowIssue): void {
    this.unreadable = true;
    this.keep(cells, issue.line);
    this.issues.push(issue);
  }

  /** The order, judged. `earlier` is the line on which an order of the same id began before, or 0. */
  finish(earlier: number): CheckedOrder {
    if (earlier > 0) this.tellEarlier(earlier);
    const order = this.unreadable ? null : this.judged();
    const { lines, source, itemRows, issues } = this;
    if (order !== null && issues.length === 0) return { lines, order, source, itemRows };
    issues.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
    return { lines, external_order_id: this.id, issues, source };
  }

  /** The order as it is stored, or null once the rules it breaks are told. */
  private judged(): NewOrder | null {
    const parsed = parseCleanOrder(this.order, this.items);
    if (!parsed.ok) this.tell(parsed.issues);
    if (this.items.length > MAX_ITEMS) this.tell([issue('items', 'max', { max: MAX_ITEMS })]);
    return parsed.ok ? parsed.value : null;
  }

  private keep(cells: readonly string[], line: number): number {
    this.lines.push(line);
    return this.source.push(cells) - 1;
  }

  private addItem(cells: readonly string[], row: number): void {
    const item = this.reader.item(cells);
    const full = this.items.length > MAX_ITEMS;
    const same = full ? undefined : this.items.find(({ id }) => id === item.id);
    // A quantity that cannot be read must be told of its own row, so only good ones are added up.
    if (same !== undefined && item.id !== '' && item.qty >= 1 && same.qty >= 1) same.qty += item.qty;
    else {
      this.items.push(item.name === '' ? { id: item.id, qty: item.qty } : item);
      this.itemRows.push(row);
    }
  }

  private addItemList(cells: readonly string[], row: number): void {
    const items = parseProductsAndQuantities(this.reader.text(cells, 'product_id_and_quantity'));
    if (items === null) {
      this.issues.push(this.rowIssue(row, 'product_id_and_quantity', 'productAndQuantity'));
      return;
    }
    for (const item of items) {
      this.items.push(item);
      this.itemRows.push(row);
    }
  }

  /** A further row may leave the order's columns blank or repeat them, but not say something else. */
  private compare(cells: readonly string[], line: number): void {
    const first = this.source[0];
    const { columns } = this.reader.rules.mapping;
    for (const field of ORDER_FIELDS) {
      const column = columns[field];
      if (column === undefined || this.reader.agrees(field, first?.[column], cells[column])) continue;
      this.issues.push({
        line,
        column: column + 1,
        field,
        value: shown(cells[column]),
        code: 'invalidValue',
      });
    }
  }

  private tellEarlier(line: number): void {
    const code = this.reader.rules.mapping.mode === 'comma' ? 'duplicateInFile' : 'rowsNotTogether';
    this.issues.push(this.rowIssue(0, 'external_order_id', code, { line }));
  }

  private tell(issues: readonly Issue[]): void {
    const { mode } = this.reader.rules.mapping;
    for (const { path, code, params } of issues) {
      const { field, item } = fieldOfPath(path, mode);
      if (field === 'product_id_and_quantity' && this.hasIssue(field)) continue;
      const row = item === null ? 0 : (this.itemRows[item] ?? 0);
      this.issues.push(this.rowIssue(row, field, code, params));
    }
  }

  private hasIssue(field: ImportField): boolean {
    return this.issues.some((issue) => issue.field === field);
  }

  // oxlint-disable-next-line max-params -- the parts of one issue
  private rowIssue(
    row: number,
    field: ImportField | null,
    code: IssueCode,
    params?: RowIssue['params'],
  ): RowIssue {
    const cells = this.source[row] ?? [];
    return fieldIssue(this.reader.rules.mapping, {
      cells,
      line: this.lines[row] ?? 0,
      field,
      code: field === null ? code : sharpened(code, field, this.reader.text(cells, field), this.reader),
      ...(params === undefined ? {} : { params }),
    });
  }
}

interface FieldIssue {
  readonly cells: readonly string[];
  readonly line: number;
  readonly field: ImportField | null;
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
}

/** An issue of a field in a row: where it stands in the file and what stands there. */
export function fieldIssue(
  mapping: ImportMapping,
  { cells, line, field, code, params }: FieldIssue,
): RowIssue {
  const column = field === null ? undefined : mapping.columns[field];
  return {
    line,
    column: column === undefined ? null : column + 1,
    field,
    value: shown(column === undefined ? '' : cells[column]),
    code,
    ...(params === undefined ? {} : { params }),
  };
}

/** The order rules see a blank quantity as no number and an undecided date as no date; the user is told what it is. */
function sharpened(code: IssueCode, field: ImportField, text: string, reader: OrderReader): IssueCode {
  if (code === 'integer' && text === '') return 'required';
  if (code === 'itemsRequired' && field === 'product_id_and_quantity') return 'required';
  if (code === 'date' && field === 'date' && reader.isAmbiguousDate(text)) return 'ambiguousDate';
  return code;
}

function shown(value: string | undefined): string {
  return (value ?? '').slice(0, MAX_VALUE);
}
