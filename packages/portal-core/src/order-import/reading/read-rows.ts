import type { Dialect, LeftOutLine } from '../order-import.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from './bytes/decoder.js';
import { cellsOfTable } from './rows/aside.js';
import type { BrokenRecord } from './rows/broken-record.js';
import { createCsvParser } from './rows/parse.js';
import { createRowFilter } from './rows/row-filter.js';

/** A row of a table that is no orders, or one that could not be read. */
export interface TableRow {
  /** Physical line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly broken?: BrokenRecord['code'];
}

export interface ReadRowsOptions {
  readonly createDecoder: CreateDecoder;
  /** Called after the last row with the lines that are no rows, without header and blank lines. */
  readonly onLeftOut?: (lines: { readonly shown: readonly LeftOutLine[]; readonly count: number }) => void;
}

/** Reads the rows of a file that is no file of orders: title, header, totals and notes are left out as they are there. Yields as many as arrive at a time. */
export async function* readRows(
  source: ByteSource,
  dialect: Dialect,
  { createDecoder, onLeftOut }: ReadRowsOptions,
): AsyncGenerator<readonly TableRow[]> {
  let rows: TableRow[] = [];
  const filter = createRowFilter(dialect);
  const decoder = withoutByteOrderMark(createDecoder(dialect.encoding));
  const parser = createCsvParser({
    delimiter: dialect.delimiter,
    onRecord(all, line) {
      const cells = cellsOfTable(all, dialect);
      // The parser reuses its arrays.
      if (filter.kindOf(cells, line) === 'row') rows.push({ line, cells: [...filter.arranged(cells)] });
    },
    onBroken({ line, text, cells, code }) {
      if (filter.kindOfBroken(line, text) === 'row') rows.push({ line, cells, broken: code });
    },
  });
  const taken = () => {
    const some = rows;
    rows = [];
    return some;
  };
  for await (const piece of source.open()) {
    parser.push(decoder.write(piece));
    if (rows.length > 0) yield taken();
  }
  parser.push(decoder.end());
  parser.end();
  if (rows.length > 0) yield taken();
  onLeftOut?.({ shown: filter.leftOut, count: filter.leftOutCount });
}
