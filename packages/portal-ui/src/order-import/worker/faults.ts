import {
  columnsOfSource,
  isJoined,
  isRejected,
  isUnread,
  type FieldSource,
  type ImportMapping,
  type PlannedOrder,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import type { CheckedSheet } from './checked-sheet.js';
import { fieldAt, isWritable, rawText, writtenText, type CellText, type GridField } from './grid-fields.js';
import type { Fault, FaultKey, FaultList, UnreadRemark } from './mending.types.js';
import type { CellChange } from './protocol.js';

/** Maximum numbers of distinct faults that are counted, and that are listed, and of remarks to be read. */
const MAX_COUNTED = 20_000;
const MAX_TOLD = 200;
const MAX_REMARKS = 500;

/** The faults of a sheet, sorted by number of rows. Cells of a field with the same fault and text share an entry. */
export function faultsOf(sheet: CheckedSheet): FaultList {
  const found = new Map<string, { fault: Fault; rows: number }>();
  const remarks: UnreadRemark[] = [];
  for (const { issue, field } of issuesOf(sheet)) {
    const key = faultKey(issue, field);
    if (isUnread(issue) && remarks.length < MAX_REMARKS)
      remarks.push({ line: issue.line, text: issue.value });
    const name = JSON.stringify([key.field, key.code, key.value, key.told]);
    const known = found.get(name);
    if (known !== undefined) known.rows += 1;
    else if (found.size < MAX_COUNTED)
      found.set(name, { fault: { ...about(issue, field), ...key }, rows: 1 });
  }
  const sorted = [...found.values()].sort((a, b) => b.rows - a.rows || a.fault.line - b.fault.line);
  const faults = sorted.slice(0, MAX_TOLD).map(({ fault, rows }) => ({
    ...fault,
    rows,
    ...(isUnread(fault.issue) && { remarks }),
  }));
  return { faults, more: sorted.length - faults.length };
}

/**
 * Changes that correct every cell with a fault. `skipped` counts cells that contain more than the value and cannot be
 * split unambiguously.
 */
export function replacingFault(
  sheet: CheckedSheet,
  mapping: ImportMapping,
  wanted: FaultKey,
  by: string,
): { readonly changes: CellChange[]; readonly skipped: number } {
  const changes: CellChange[] = [];
  let skipped = 0;
  for (const { issue, field, order } of issuesOf(sheet)) {
    const key = faultKey(issue, field);
    if (!isSame(key, wanted)) continue;
    const source = sourceOfIssue(field, issue);
    const cells = order.order.source[order.order.lines.indexOf(issue.line)] ?? [];
    const texts = source === undefined ? null : replaced(cells, { source, value: key.value, by, mapping });
    if (texts === null) skipped += 1;
    else changes.push(...texts.map((text) => ({ line: issue.line, ...text })));
  }
  return { changes, skipped };
}

/** Every issue with its field. */
function* issuesOf(
  sheet: CheckedSheet,
): Generator<{ issue: RowIssue; field: GridField | undefined; order: PlannedOrder }> {
  for (const order of sheet.planned) {
    if (!isRejected(order.order)) continue;
    for (const issue of order.order.issues) {
      const column = issue.column === null ? null : issue.column - 1;
      yield { issue, field: fieldAt(sheet.fields, issue.field, column), order };
    }
  }
}

/** Param that tells faults of one text apart: the same country may be wrong for several towns. */
const TOLD: Partial<Record<RowIssue['code'], string>> = {
  otherVariant: 'told',
  otherName: 'told',
  otherProduct: 'suggestion',
  doubtfulCountry: 'place',
  streetInSecond: 'second',
};

/** Key of a fault. In a cell of several products the fault belongs to one product; a quantity or name has a cell of its own. */
function faultKey({ code, field, value, params }: RowIssue, shown: GridField | undefined): FaultKey {
  const product = field === 'quantity' || field === 'product_name' ? undefined : params?.['product'];
  const told = String(params?.[TOLD[code] ?? ''] ?? '');
  // The remarks of all orders are read and answered together.
  if (isUnread({ code })) return { field: '', code, value: '', told };
  const text = params?.['said'] ?? params?.['unit'] ?? product ?? value;
  return { field: shown?.id ?? field ?? '', code, value: String(text).trim(), told };
}

function isSame(one: FaultKey, other: FaultKey): boolean {
  return (
    one.field === other.field &&
    one.code === other.code &&
    one.value === other.value &&
    one.told === other.told
  );
}

/** What is cancelled elsewhere stays so, whatever its number; what a unit holds is said once for all cells. */
const NOT_MENDED: ReadonlySet<string> = new Set(['cancelledInFile', 'unitOfQuantity']);

function about(issue: RowIssue, field: GridField | undefined): Omit<Fault, keyof FaultKey> {
  const suggestion = issue.params?.['suggestion'];
  return {
    issue,
    rows: 0,
    line: issue.line,
    suggestion: suggestion === undefined ? null : String(suggestion),
    isMendable: field !== undefined && issue.column !== null && !NOT_MENDED.has(issue.code),
  };
}

function sourceOfIssue(field: GridField | undefined, { column }: RowIssue): FieldSource | undefined {
  if (field === undefined || column === null) return undefined;
  return [field.source, field.fallback].find((source) => columnsOfSource(source).includes(column - 1));
}

interface Replacing {
  readonly source: FieldSource;
  readonly value: string;
  readonly by: string;
  readonly mapping: ImportMapping;
}

/** Maximum length of a text in an issue; a longer one is shortened and cannot be searched for. */
const MAX_VALUE = 500;

/** The cells with the value replaced; null if it cannot be separated from the text around it. */
function replaced(
  cells: readonly string[],
  { source, value, by, mapping }: Replacing,
): readonly CellText[] | null {
  if (value.length >= MAX_VALUE) return null;
  if (rawText(source, cells).trim() === value)
    return isJoined(source) && !isWritable(source, mapping) ? null : writtenText(source, by);
  const found = columnsOfSource(source).flatMap((column) => {
    const text = replacedOnce(cells[column] ?? '', value, by);
    return text === null ? [] : [{ column, value: text }];
  });
  return found.length === 1 ? found : null;
}

/** The text with a value replaced that is not part of a longer word; null if it occurs never or more than once. */
function replacedOnce(text: string, value: string, by: string): string | null {
  if (value === '') return null;
  const word = new RegExp(`(?<![\\p{L}\\p{N}_-])${literal(value)}(?![\\p{L}\\p{N}_-])`, 'gu');
  const matches = [...text.matchAll(word)];
  const [only] = matches;
  if (only === undefined || matches.length > 1) return null;
  return `${text.slice(0, only.index)}${by}${text.slice(only.index + value.length)}`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
