import { findCountry } from '../../../countries/index.js';
import { findSalutation } from '../../../orders/index.js';
import type { ImportField, Reading, RowIssue } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { readColumn } from '../../understanding/columns/column.js';
import { shown } from '../orders/field-issue.js';

/** Fields that are often said once for a whole file, and what their texts mean. */
const MEANING = { country: findCountry, salutation: findSalutation } as const;
type SaidField = keyof typeof MEANING;
const FIELDS: readonly SaidField[] = ['country', 'salutation'];
/** The fields they belong to: where these are said for all as well, every order goes to one address, whatever its row tells. */
const OWNERS: Readonly<Record<SaidField, readonly ImportField[]>> = {
  country: ['street', 'postal_code', 'city', 'pack_station'],
  salutation: ['first_address_line', 'company'],
};

/** A column of a field that was said for the whole file instead. */
interface OwnColumn {
  readonly column: number;
  readonly label: string;
  readonly isOther: (text: string) => boolean;
}

/** Watches the columns that tell the country or the salutation of each order where one was said for all of them: a row may tell another one. */
export class SaidForAll {
  private readonly columns: readonly OwnColumn[];
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const left = new Set([...usedColumns(mapping), ...(mapping.ignored ?? [])]);
    this.columns = FIELDS.flatMap((field) => {
      const said = mapping.columns[field] === undefined ? mapping.constants?.[field] : undefined;
      if (said === undefined || OWNERS[field].every((owner) => mapping.columns[owner] === undefined))
        return [];
      const isOther = (text: string) => {
        const meant = MEANING[field](text);
        return meant !== null && meant !== MEANING[field](said);
      };
      return header.flatMap((name, column) =>
        !left.has(column) && hasField(name, field) ? [{ column, label: name.trim(), isOther }] : [],
      );
    });
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of a row that tells another country or salutation than what was said for all; null for most rows. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    for (const { column, label, isOther } of this.columns) {
      const text = cells[column]?.trim() ?? '';
      if (text === '' || !isOther(text)) continue;
      const value = shown(`${label}: ${text}`);
      if (this.meaning?.(value) === '') continue;
      const remark = formatValuePair({ field: 'remark', text: value, meaning: '' });
      return { line, column: column + 1, field: null, value, code: 'remarkForbids', params: { remark } };
    }
    return null;
  }
}

/** Whether a header names this field of the order's own address: that of a bill or a sender says nothing of it. */
function hasField(name: string, field: SaidField): boolean {
  const { reading, party } = readColumn(name, 0, []);
  return reading?.role === field && (party === 'none' || party === 'delivery');
}
