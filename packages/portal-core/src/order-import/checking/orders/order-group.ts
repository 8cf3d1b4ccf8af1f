import { parseCleanOrder, type NewOrder } from '../../../orders/index.js';
import type { Issue, IssueCode } from '../../../validation/index.js';
import { fieldOfPath } from '../../recipe/order-fields.js';
import { ORDER_FIELDS, type ImportField, type RowIssue } from '../../order-import.types.js';
import { formatValuePair } from '../../recipe/value-map.js';
import { isDamaged, mendedText } from '../../reading/cells/damaged-text.js';
import { isSheetError } from '../cells/sheet-error.js';
import type { CheckedOrder, RefusedOrder } from './checked-order.js';
import { fieldIssue, issueOfSource, shown } from './field-issue.js';
import { withMistypedCountry } from './country-issue.js';
import { doubtsOf } from './doubts.js';
import { isOrderHead } from './order-head.js';
import { importIssues } from './import.rules.js';
import { OrderItems } from './order-items.js';
import type { OrderReader } from './order-reader.js';
import { PartyTexts } from './party-texts.js';
import { quantityFault, quantityText } from './quantity.js';
import { withShortNumber } from './short-number.js';
import { textFault } from './text-fault.js';
import { uncutIn } from './uncut-parts.js';

/** The rows of one order, collected until it is complete. */
export class OrderGroup {
  readonly lines: number[] = [];
  readonly source: (readonly string[])[] = [];
  /** The order number in its stored form; empty when the rows have none. */
  readonly id: string;
  private readonly reader: OrderReader;
  private readonly items: OrderItems;
  private readonly issues: RowIssue[] = [];
  private own: PartyTexts | null = null;
  private other: PartyTexts | null = null;
  /** Differences between the rows in the other party's address; ignored while that address is not used. */
  private readonly otherIssues: RowIssue[] = [];
  private itemLists: Set<string> | null = null;
  /** Number of rows that stood together before those of other orders; 0 when all stand together. */
  before = 0;
  /** True when the cells of a row cannot be trusted, so that the order rules would only repeat the reported issue. */
  private unreadable = false;
  private isObjected = false;

  constructor(reader: OrderReader, id: string) {
    this.reader = reader;
    this.id = id;
    this.items = new OrderItems(reader);
  }

  /** Whether any row so far has an item. */
  get hasItems(): boolean {
    return this.items.items.length > 0;
  }

  /** Called when rows of other orders stood between the rows so far and the next ones. */
  goOn(): void {
    if (this.before === 0) this.before = this.source.length;
  }

  /** Whether a row has a text that the order lacks so far. */
  lacks(cells: readonly string[]): boolean {
    return this.own?.lacks(cells) === true || this.other?.lacks(cells) === true;
  }

  /** Whether a row says anything that the order does not say so far. */
  isNews(cells: readonly string[]): boolean {
    return this.own?.isNews(cells) === true || this.other?.isNews(cells) === true;
  }

  /** Adds a row whose cells are in place; `repeatsOrder` describes it until the next one. */
  add(cells: readonly string[], line: number): void {
    const { watch } = this.reader;
    const row = this.keep(cells, line);
    watch.damaged = false;
    if (this.reader.rules.mapping.mode === 'comma') this.addListRow(cells, row);
    else {
      this.addTexts(cells, row);
      this.items.addRow(cells, row);
    }
    if (watch.damaged) this.tellDamage(cells, line);
    if (this.reader.isCutting) this.tellUncut(cells, line);
    if (this.reader.cancelledColumn !== null) this.tellCancelled(cells, line);
  }

  /** Whether the last row only repeats the order's data from its first row, and no row so far has an issue. */
  repeatsOrder(): boolean {
    if (this.isObjected || this.lines.length < 2 || this.own?.isRepeated !== true) return false;
    return this.other === null || this.other.isRepeated;
  }

  /** The same for an issue that several of its rows may raise. */
  objectOnce(issue: RowIssue): void {
    if (!this.issues.includes(issue)) this.object(issue);
  }

  addUnreadable(cells: readonly string[], issue: RowIssue): void {
    this.unreadable = true;
    this.keep(cells, issue.line);
    this.issues.push(issue);
  }

  /** Refuses the order, whatever its rows say. */
  refuse(code: IssueCode, params: RowIssue['params']): void {
    this.issues.push(this.rowIssue(0, 'external_order_id', code, params));
  }

  /** Refuses the order because of an issue in one of its rows; without one nothing happens. */
  object(issue: RowIssue | null | undefined): void {
    if (!issue) return;
    this.isObjected = true;
    this.issues.push(issue);
  }

  /** Checks the order. */
  finish(): CheckedOrder {
    const order = this.unreadable ? null : this.judged();
    const { lines, source, items, issues } = this;
    if (order !== null && issues.length === 0) {
      const { rows: itemRows, slots } = items;
      return {
        lines,
        order,
        source,
        itemRows,
        ...(slots !== null && { itemSlots: slots }),
        ...(items.zeroRows.length > 0 && { zeroLines: items.zeroRows.map((row) => lines[row] ?? 0) }),
        ...(items.chargeRows && { chargeLines: items.chargeRows.map((row) => lines[row] ?? 0) }),
      };
    }
    const told = issues.map((issue) => onRow(issue, lines));
    told.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
    return { lines, external_order_id: this.id, issues: told, source, products: this.products() };
  }

  private products(): NonNullable<RefusedOrder['products']> {
    const { items, rows, slots } = this.items;
    return items.flatMap(({ id }, index) =>
      id === '' || isSheetError(id) || this.items.uneven?.has(index)
        ? []
        : [{ id, row: rows[index] ?? 0, slot: slots?.[index] ?? 0 }],
    );
  }

  /** The order in its stored form, or null when it breaks rules, which are then reported. */
  private judged(): NewOrder | null {
    this.items.settleZeros();
    for (const { row, slot } of this.items.strayItems(
      (at) => at === 0 && isOrderHead(this.reader, this.source, this.items.rows),
    ))
      this.issues.push(this.rowIssue(row, 'product_id', 'required', undefined, slot));
    const party = this.party();
    if (party === null) return null;
    if (party === this.other) this.tellOther();
    if (this.before > 0) this.tellRepeated();
    const { order, issues } = this.reader.order(this.id, party.texts, party.readers);
    const { items } = this.items;
    const found = importIssues(order, items, issues);
    const parsed = parseCleanOrder(order, items);
    const broken = parsed.ok ? found : [...parsed.issues, ...found];
    const doubts = doubtsOf(order, party, this.reader);
    // A post code of another country says nothing against the code, but against the country.
    const isElsewhere = doubts.some(({ code }) => code === 'doubtfulCountry');
    const told = isElsewhere ? broken.filter(({ path }) => path !== 'address.postal_code') : broken;
    if (told.length > 0) this.tell(withMistypedCountry(withShortNumber(told), party), party);
    this.tellDoubts(doubts, party);
    return parsed.ok ? parsed.value : null;
  }

  /** The party that the order is sent to: its own address when any row fills a part of it, otherwise the other one as a whole. */
  private party(): PartyTexts | null {
    if (this.own === null || this.other === null) return this.own;
    if (!this.reader.hasAddress(this.own.texts)) return this.other;
    this.own.takeCompany(this.other);
    return this.own;
  }

  /** Keeps a row without reading it; returns its index. */
  keep(cells: readonly string[], line: number): number {
    this.lines.push(line);
    return this.source.push(cells) - 1;
  }

  private addTexts(cells: readonly string[], row: number): void {
    const { reader } = this;
    if (this.own === null) {
      this.own = new PartyTexts(reader, reader.own, cells, row);
      if (reader.other !== null) this.other = new PartyTexts(reader, reader.other, cells, row);
      return;
    }
    this.tellDifferences(this.own, row, this.issues);
    if (this.other !== null) this.tellDifferences(this.other, row, this.otherIssues);
  }

  /** Adds a further row of a file with one row per order; it may only bring other items. */
  private addListRow(cells: readonly string[], row: number): void {
    const list = this.reader.itemList.text(cells);
    this.itemLists ??= new Set();
    const isRepeated = this.itemLists.has(list);
    this.itemLists.add(list);
    if (row > 0 && this.own !== null) {
      const repeats = this.own.repeats(cells) && (this.other === null || this.other.repeats(cells));
      if (isRepeated || !repeats) {
        this.issues.push(
          this.rowIssue(row, 'external_order_id', 'duplicateInFile', { line: this.lines[0] ?? 0 }),
        );
        return;
      }
    } else this.addTexts(cells, row);
    const part = this.items.addList(cells, row);
    if (part !== null)
      this.issues.push(this.rowIssue(row, 'product_id_and_quantity', 'productAndQuantity', { part }));
  }

  /** Reports the issues of the other party's address once it is used; those of columns shared by both parties are reported already. */
  private tellOther(): void {
    for (const told of this.otherIssues) {
      const same = ({ line, column, code }: RowIssue) =>
        line === told.line && column === told.column && code === told.code;
      if (!this.issues.some(same)) this.issues.push(told);
    }
  }

  private tellDifferences(party: PartyTexts, row: number, issues: RowIssue[]): void {
    const cells = this.source[row] ?? [];
    const line = this.lines[row] ?? 0;
    for (const { at, first, firstRow } of party.add(cells, row)) {
      const field = ORDER_FIELDS[at] ?? null;
      const source = party.readers.fields[at]?.source;
      const told = issueOfSource(source, { cells, line, field, code: 'rowsDiffer' });
      const params = { first: shown(first), firstLine: this.lines[firstRow] ?? 0, value: told.value, line };
      issues.push({ ...told, params });
    }
  }

  /** Reports rows that are repeated elsewhere in the file: pasted twice rather than ordered twice. */
  private tellRepeated(): void {
    if (this.issues.length > 0 || this.reader.rules.mapping.mode === 'comma') return;
    const first = this.source.slice(0, this.before).map((cells) => cells.join('\n'));
    const repeated = this.source.slice(this.before).map((cells) => first.indexOf(cells.join('\n')));
    if (repeated.some((at) => at < 0)) return;
    const params = { line: this.lines[repeated[0] ?? 0] ?? 0 };
    this.issues.push(this.rowIssue(this.before, 'external_order_id', 'repeatedRow', params));
  }

  private tellDamage(cells: readonly string[], line: number): void {
    const { own, other } = this.reader.columns;
    this.issues.push(...own.flatMap((column) => this.damageIn(cells, column, line)));
    this.otherIssues.push(...other.flatMap((column) => this.damageIn(cells, column, line)));
  }

  private damageIn(cells: readonly string[], column: number, line: number): RowIssue[] {
    const value = cells[column] ?? '';
    const field = this.reader.fieldOfColumn(column);
    if (isSheetError(value.trim()))
      return [{ line, column: column + 1, field, value: shown(value), code: 'sheetError' }];
    if (!isDamaged(value)) return [];
    const suggestion = mendedText(value);
    const params = suggestion === null ? {} : { params: { suggestion: shown(suggestion) } };
    return [{ line, column: column + 1, field, value: shown(value), code: 'damagedCharacter', ...params }];
  }

  private tellCancelled(cells: readonly string[], line: number): void {
    const column = this.reader.cancelledColumn?.(cells);
    if (column === undefined) return;
    const value = shown(cells[column] ?? '');
    this.issues.push({ line, column: column + 1, field: null, value, code: 'cancelledInFile' });
  }

  private tellUncut(cells: readonly string[], line: number): void {
    const { own, other, read, otherRead } = this.reader.cutting;
    this.issues.push(...uncutIn(own, read, { cells, line }));
    this.otherIssues.push(...uncutIn(other, otherRead, { cells, line }));
  }

  private tell(issues: readonly Issue[], party: PartyTexts): void {
    const { mode } = this.reader.rules.mapping;
    for (const { path, code, params } of issues) {
      const { field, item } = fieldOfPath(path, mode);
      if (field === 'product_id_and_quantity' && this.hasIssue(field)) continue;
      const told: Told = { code, ...(params === undefined ? {} : { params }) };
      const found = item === null ? this.textIssue(party, field, told) : this.itemIssue(item, field, told);
      if (!this.isSheetError(found) && !this.isUncut(found)) this.issues.push(found);
    }
  }

  /** Whether the cell of an issue is one that cannot be split, which is reported already. */
  private isUncut({ column }: RowIssue): boolean {
    return this.issues.some((told) => told.code === 'cellPart' && told.column === column);
  }

  private tellDoubts(doubts: ReturnType<typeof doubtsOf>, party: PartyTexts): void {
    for (const { field, ...told } of doubts) {
      const found = this.textIssue(party, field, told);
      if (!this.hasIssue(field) && !this.isUncut(found)) this.issues.push(found);
    }
  }

  private itemIssue(item: number, field: ImportField | null, { code, params }: Told): RowIssue {
    const row = this.items.rows[item] ?? 0;
    const slot = this.items.slots?.[item] ?? 0;
    const cells = this.source[row] ?? [];
    let told: Told = { code, ...(params === undefined ? {} : { params }) };
    if (code === 'min' && this.items.items[item]?.qty === 0) told = { code: 'zeroQuantity' };
    if (code === 'integer' && field === 'quantity') told = this.quantityFault(item, cells, slot);
    const product = this.items.uneven?.has(item) ? '' : (this.items.items[item]?.id ?? '');
    if (product !== '' && (field === 'product_id_and_quantity' || this.items.slots !== null))
      told = { code: told.code, params: { ...told.params, product } };
    const charge = product === '' && field === 'product_id' ? this.noItemPair(row, slot) : null;
    if (charge !== null) told = { code: told.code, params: { ...told.params, charge } };
    return this.rowIssue(row, field, told.code, told.params, slot);
  }

  /** The value pair by which a row with a name and no number is no item: postage, a voucher, a position of the shop's own. */
  private noItemPair(row: number, slot: number): string | null {
    const text = this.rowIssue(row, 'product_name', 'required', undefined, slot).value;
    return text === '' ? null : formatValuePair({ field: 'product_name', text, meaning: '' });
  }

  /** Whether the cell of an issue holds a formula's error, which is reported already. */
  private isSheetError({ line, column }: RowIssue): boolean {
    return this.issues.some(
      (told) => told.code === 'sheetError' && told.line === line && told.column === column,
    );
  }

  private quantityFault(item: number, cells: readonly string[], slot: number): Told {
    const uneven = this.items.uneven?.get(item);
    if (uneven === undefined)
      return quantityFault(this.quantityText(cells, slot), this.items.items[item]?.id);
    const { products, quantities, list, counts } = uneven;
    return {
      code: 'listLengths',
      params: { products, quantities, list: shown(list), counts: shown(counts) },
    };
  }

  private quantityText(cells: readonly string[], slot: number): string {
    const item = this.reader.items[slot];
    return item === undefined ? '' : quantityText(item.quantity, cells, item.unit);
  }

  /** An issue of a field of the order, in the row of its text. */
  private textIssue(party: PartyTexts, field: ImportField | null, { code, params }: Told): RowIssue {
    const at = ORDER_FIELDS.findIndex((name) => name === field);
    if (at < 0)
      return this.rowIssue(
        0,
        field,
        code === 'itemsRequired' && field === 'product_id_and_quantity' ? 'required' : code,
        params,
      );
    const row = party.rowOf(at);
    const reader = party.readers.fields[at];
    const text = reader?.meaning(party.texts[at] ?? '') ?? '';
    const isOpen = code === 'date' && field === 'date' && this.reader.isAmbiguousDate(text);
    const isWithout = code === 'required' && reader?.part === 'addressCountry';
    const found = issueOfSource(reader?.source, {
      cells: this.source[row] ?? [],
      line: this.lines[row] ?? 0,
      field,
      code: isOpen ? 'ambiguousDate' : textFault(code, text),
      ...(params === undefined ? {} : { params }),
    });
    return isWithout && found.value !== '' ? { ...found, code: 'countryNotInAddress' } : found;
  }

  private hasIssue(field: ImportField): boolean {
    return this.issues.some((told) => told.field === field);
  }

  // oxlint-disable-next-line max-params -- the parts of one issue
  private rowIssue(
    row: number,
    field: ImportField | null,
    code: IssueCode,
    params?: RowIssue['params'],
    slot = 0,
  ): RowIssue {
    return fieldIssue(this.reader.rules.mapping, {
      cells: this.source[row] ?? [],
      line: this.lines[row] ?? 0,
      field,
      code,
      slot,
      ...(params === undefined ? {} : { params }),
    });
  }
}

/** An issue on a row of its order: one that a line elsewhere gave rise to names it in its parameters, and stands on the first row. */
const onRow = (issue: RowIssue, lines: readonly number[]): RowIssue =>
  lines.includes(issue.line) ? issue : { ...issue, line: lines[0] ?? issue.line };

interface Told {
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
}
