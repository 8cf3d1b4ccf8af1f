import { usedColumns } from '../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../recipe/value-map.js';
import type { Reading, RowIssue } from '../order-import.types.js';
import { isOwnDownload, namesCancelling } from '../understanding/cancelled.js';
import { forbidsSending, holdsNoRemarks } from '../understanding/remarks.js';
import { shown } from './field-issue.js';

/** Letters of a remark by which a person may say that it means nothing. */
const KEY = 500;

/** Watches the columns of a file that feed nothing for remarks that keep an order from being sent, in every row. */
export class RemarkRows {
  private readonly columns: readonly number[];
  private readonly header: readonly string[];
  private readonly meaning: ((text: string) => string) | null;
  /** By column the last text that said nothing: rows often repeat it. */
  private readonly silent: string[] = [];
  /** Columns whose headers say that they are about something else; judged once one of them seems to speak. */
  private readonly other = new Map<number, boolean>();

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    this.header = header;
    this.columns = [...header.keys()].filter((column) => !used.has(column));
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The remark of a row by which its order is not to be sent as it stands, unless a person said that it means nothing; null without one. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    for (const column of this.columns) {
      const text = cells[column];
      if (text === undefined || text.length < 4 || text === this.silent[column]) continue;
      if (!this.speaks(column, text)) {
        this.silent[column] = text;
        continue;
      }
      const value = shown(text.trim()).slice(0, KEY);
      const remark = formatValuePair({ field: 'remark', text: value, meaning: '' });
      return { line, column: column + 1, field: null, value, code: 'remarkForbids', params: { remark } };
    }
    return null;
  }

  private speaks(column: number, text: string): boolean {
    if (!forbidsSending(text) || this.isAboutOther(column)) return false;
    return this.meaning === null || this.meaning(text.trim().slice(0, KEY)) !== '';
  }

  private isAboutOther(column: number): boolean {
    const known = this.other.get(column);
    if (known !== undefined) return known;
    const name = this.header[column] ?? '';
    const judged = holdsNoRemarks(name) || namesCancelling(name) || isOwnDownload(this.header);
    this.other.set(column, judged);
    return judged;
  }
}
