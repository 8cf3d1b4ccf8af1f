import iconv from 'iconv-lite';
import type { LayoutColumn } from './layout-columns.js';
import type { Layout } from './layout.js';
import { workbook, type WorkbookCell } from './workbook.js';

type What = LayoutColumn['what'];

/** The lines of a file as bytes: text in the layout's dialect, or a workbook. `columns` says what stands in each column. */
export function layoutBytes(
  layout: Layout,
  lines: readonly (readonly string[])[],
  columns: readonly What[],
): Uint8Array {
  if (layout.encoding === 'xlsx')
    return workbook(lines.map((cells) => cells.map((cell, column) => typed(layout, cell, columns[column]))));
  return encoded(layout, lines.map((cells) => line(layout, cells)).join(''));
}

/** Quantities and days are numbers in a workbook. */
function typed({ date }: Layout, text: string, what: What | undefined): WorkbookCell {
  if (!/^\d+$/.test(text)) return text;
  if (what === 'date' && date === 'serial') return { day: text };
  return what === 'qty' ? { number: text } : text;
}

function line({ delimiter, lineEnd, quoting, noise }: Layout, cells: readonly string[]): string {
  const isSeparator = noise === 'sep' && cells.length === 1 && cells[0]?.startsWith('sep=') === true;
  const written = cells.map((cell) => {
    const needed = /["\r\n]/.test(cell) || cell.includes(delimiter);
    return !isSeparator && (needed || quoting === 'all') ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return (isSeparator ? `sep=${delimiter}` : written.join(delimiter)) + lineEnd;
}

function encoded({ encoding }: Layout, text: string): Uint8Array {
  if (encoding === 'utf-8-bom') return iconv.encode(text, 'utf-8', { addBOM: true });
  if (encoding === 'utf-16le') return iconv.encode(text, 'utf-16le', { addBOM: true });
  return iconv.encode(text, encoding);
}
