import { usedColumns } from '../../recipe/field-source.js';
import { REMARKS_READ } from '../../recipe/remarks-read.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { ownHeader } from '../../reading/rows/added-columns.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { isOrdinaryRemark } from '../../understanding/not-to-send/ordinary-remarks.js';
import { namesRemarks } from '../../understanding/not-to-send/order-changes.js';
import { remarksIn, type IsRemark } from '../../understanding/not-to-send/remarks-in.js';
import { shown } from '../orders/field-issue.js';

/** Most characters of a remark in the value map and in an issue. */
const KEY = 500;
/** Most ordinary remarks of a file that are remembered. */
const MOST_ORDINARY = 2000;

/**
 * Finds the orders with a remark that nobody has read. No field takes remarks, and only a person knows whether `Oma kriegt das` changes the order:
 * until someone has read them all, or this one, such an order stays out.
 */
export class UnreadRemarks {
  private readonly columns: readonly ReadColumn[];
  private readonly comments: ReadonlyMap<number, string>;
  private readonly meaning: ((text: string) => string) | null;
  private readonly ordinary = new Set<string>();

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>) {
    this.meaning = compileValueMap(mapping.values, 'remark');
    const isRead = this.meaning?.(REMARKS_READ.text) === REMARKS_READ.meaning;
    this.comments = new Map(isRead ? [] : dialect?.comments?.map(({ line, text }) => [line, text]));
    this.columns = isRead ? [] : unreadColumns(mapping, header);
  }

  /** The issue of a row with such a remark; null without one. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    for (const watched of this.columns) {
      const text = cells[watched.column];
      if (text === undefined || text === '' || text === watched.silent) continue;
      if (watched.isRemark(text) && !this.isRead(text)) return issueOf(text, line, watched.column + 1);
      watched.silent = ownText(text);
    }
    const comment = this.comments.get(line);
    return comment !== undefined && !this.isRead(comment) ? issueOf(comment, line, null) : null;
  }

  /** Whether a text needs no reader, or had one. */
  private isRead(text: string): boolean {
    if (this.ordinary.has(text)) return true;
    if (!isOrdinaryRemark(text)) return this.meaning?.(text.trim().slice(0, KEY)) === '';
    if (this.ordinary.size < MOST_ORDINARY) this.ordinary.add(ownText(text));
    return true;
  }
}

interface ReadColumn {
  readonly column: number;
  readonly isRemark: IsRemark;
  /** Its last text that needs no reader; the next row often repeats it. */
  silent: string;
}

/** The unused columns that may hold remarks. What a person ignored in a column of any other texts is known. */
function unreadColumns(
  { ignoredAs = [], ...mapping }: Reading['mapping'],
  header: readonly string[],
): ReadColumn[] {
  const used = usedColumns(mapping);
  const isKnown = (name: string, at: number) =>
    ignoredAs.some(({ column, kind }) => column === at && (kind === 'telling' || !namesRemarks(name)));
  return ownHeader(header).flatMap((name, column) => {
    if (used.has(column) || isKnown(name, column)) return [];
    const isRemark = remarksIn(name);
    return isRemark === null ? [] : [{ column, isRemark, silent: '' }];
  });
}

function issueOf(text: string, line: number, column: number | null): RowIssue {
  const remark = formatValuePair(REMARKS_READ);
  const value = shown(text.trim()).slice(0, KEY);
  return { line, column, field: null, value, code: 'remarkUnread', params: { remark } };
}
