import type { Reading, RowIssue } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { elsewhereTest } from '../../understanding/addresses/another-place.js';
import { isToldBy, namesDelivery, otherDeliveries } from '../../understanding/addresses/other-delivery.js';
import { isAddressPart } from '../../understanding/addresses/parties.js';
import { readColumn, type Column } from '../../understanding/columns/column.js';
import { placeFlags, type PlaceFlag } from './which-place.js';
import { shown } from '../orders/field-issue.js';

/** Most characters of such a text in the value map. */
const KEY = 500;

/** A column that answers whether an order goes to another address than the buyer's. */
interface Flag {
  readonly column: number;
  readonly label: string;
  readonly isElsewhere: (text: string) => boolean;
}

/** Watches the columns that name another recipient or place for some orders: these go to an address that the file does not have. */
export class OtherDeliveries {
  private readonly columns: readonly Column[];
  private readonly used: readonly number[];
  /** The columns of the address of the delivery that a file may have beside another, and those that tell whether it is meant. */
  private readonly delivery: readonly number[];
  private readonly flags: readonly Flag[];
  /** The columns that say which of several addresses is meant, also where the choice of one left them out with the other. */
  private readonly places: readonly PlaceFlag[];
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const { ignored = [], fallback } = mapping;
    this.columns = otherDeliveries(header, mapping).filter(({ index }) => !ignored.includes(index));
    this.used = [...usedColumns(mapping)];
    this.delivery = fallback === undefined ? [] : this.used.filter((at) => isOfDelivery(header[at] ?? ''));
    this.flags = this.delivery.length === 0 ? [] : flagsOf(header);
    this.places = placeFlags(header, mapping);
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of a row that goes to another recipient or place than the file has; null for most rows. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    for (const column of this.columns) {
      const text = cells[column.index]?.trim() ?? '';
      if (text === '' || this.isAnswered(text) || !namesDelivery(column, text)) continue;
      const own = this.used.map((at) => cells[at] ?? '');
      if (!isToldBy(column, text, own)) return objection(text, column.index, line);
    }
    for (const { column, isElsewhere } of this.places) {
      const text = cells[column]?.trim() ?? '';
      const isOther = text !== '' && isElsewhere(text) && !this.isAnswered(text);
      if (isOther) return objection(text, column, line);
    }
    for (const { column, label, isElsewhere } of this.flags) {
      const text = cells[column]?.trim() ?? '';
      if (text === '' || !isElsewhere(text) || this.delivery.some((at) => (cells[at] ?? '').trim() !== ''))
        continue;
      const said = `${label}: ${text}`;
      if (!this.isAnswered(said)) return objection(said, column, line);
    }
    return null;
  }

  private isAnswered(text: string): boolean {
    return this.meaning?.(text.slice(0, KEY)) === '';
  }
}

function isOfDelivery(name: string): boolean {
  const column = readColumn(name, 0, []);
  return column.party === 'delivery' && isAddressPart(column);
}

function flagsOf(header: readonly string[]): Flag[] {
  return header.flatMap((name, column) => {
    const isElsewhere = elsewhereTest(name);
    return isElsewhere === null ? [] : [{ column, label: name.trim(), isElsewhere }];
  });
}

function objection(text: string, column: number, line: number): RowIssue {
  const value = shown(text).slice(0, KEY);
  const remark = formatValuePair({ field: 'remark', text: value, meaning: '' });
  return { line, column: column + 1, field: null, value, code: 'remarkForbids', params: { remark } };
}
