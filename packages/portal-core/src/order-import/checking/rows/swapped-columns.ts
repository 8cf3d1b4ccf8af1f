import type { FieldSource, Reading, RowIssue } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { columnLabels } from '../../recipe/column-labels.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { isDigit } from '../../words/digit.js';
import { writtenForm } from '../../words/number-form.js';
import { shown } from '../orders/field-issue.js';

/** Number of orders whose numbers must be written alike to know how numbers are written in a file. */
const LEARNED = 5;
/** Number of orders from whose towns the towns of a file are known. */
const TOWNS_LEARNED = 1000;

/**
 * Watches for rows whose columns are swapped, as from the line on at which an export was changed: an order number written like the cells
 * of another column, which is written like the order numbers, or a name that is a town of the file beside a town that is none.
 */
export class SwappedColumns {
  private readonly header: readonly string[];
  private readonly meaning: ((text: string) => string) | null;
  private readonly id: number;
  private readonly name: number;
  private readonly town: number;
  private readonly towns = new Set<string>();
  private townsRead = 0;
  private first: readonly string[] = [];
  private usual = '';
  private learned = 0;
  private last = '';
  /** The last order number that was written like the others. */
  private model = '';

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const { external_order_id: id, first_address_line: name, city } = mapping.columns;
    [this.id, this.name, this.town] = [plain(id), plain(name), plain(city)];
    this.header = header;
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of the first row of an order with swapped columns; one answer holds for both columns. Null for nearly all rows. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    const id = cells[this.id] ?? '';
    if (id === this.last || id === '') return null;
    const isAlike = this.learned === LEARNED && isProbablyAlike(id, this.model);
    this.last = id;
    const [column, other] =
      (isAlike ? null : this.numberSwapped(cells, id)) ?? this.townSwapped(cells) ?? NONE;
    if (column < 0) return null;
    const labels = columnLabels(this.header);
    const said = `${labels[column] ?? ''} ⇄ ${labels[other] ?? ''}`;
    if (this.meaning?.(said) === '') return null;
    const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
    const value = shown(cells[column]);
    return { line, column: column + 1, field: null, value, code: 'columnsSwapped', params: { said, remark } };
  }

  /** The column of order numbers and the one it is swapped with; null when the number is written like the others. */
  private numberSwapped(cells: readonly string[], id: string): readonly [number, number] | null {
    // Numbers that differ from the beginning are those of several shops.
    if (this.learned === Number.POSITIVE_INFINITY) return null;
    const form = writtenForm(id);
    if (form === this.usual) this.model = ownText(id);
    if (this.learned < LEARNED) {
      if (this.learned === 0) [this.usual, this.first] = [form, cells.map(ownText)];
      this.learned = form === this.usual ? this.learned + 1 : Number.POSITIVE_INFINITY;
      return null;
    }
    if (form === this.usual) return null;
    const isOther = (text: string, at: number) =>
      at !== this.id && writtenForm(text) === this.usual && writtenForm(this.first[at] ?? '') === form;
    const other = cells.findIndex(isOther);
    return other < 0 ? null : [this.id, other];
  }

  private townSwapped(cells: readonly string[]): readonly [number, number] | null {
    const [name, town] = [cells[this.name] ?? '', cells[this.town] ?? ''];
    if (this.name < 0 || town === '') return null;
    const mayBeTown = name !== '' && !name.includes(' ');
    if (mayBeTown && this.towns.has(name) && !this.towns.has(town)) return [this.name, this.town];
    if (this.townsRead < TOWNS_LEARNED) this.towns.add(ownText(town));
    this.townsRead += 1;
    return null;
  }
}

const NONE = [-1, -1] as const;

const plain = (source: FieldSource | undefined): number => (typeof source === 'number' ? source : -1);

const isDigitAt = (text: string, at: number): boolean => isDigit(text.charCodeAt(at));

/** A quick test that is enough for most numbers: as long as one that is, and beginning and ending alike. */
const isProbablyAlike = (id: string, model: string): boolean =>
  id.length === model.length &&
  isDigitAt(id, 0) === isDigitAt(model, 0) &&
  isDigitAt(id, id.length - 1) === isDigitAt(model, model.length - 1);
