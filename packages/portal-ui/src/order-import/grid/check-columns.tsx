import type { Translate } from '@kontor/portal-core/i18n';
import type { ImportMapping } from '@kontor/portal-core/order-import';
import type { Column } from '../../table/index.js';
import { SkeletonBar } from '../../primitives/index.js';
import type { GridRow } from '../state/row-windows.js';
import type { ShownRow } from '../worker/protocol.js';
import { gridFields, isWritable, rawText, sourceInForce, type GridField } from '../worker/grid-fields.js';
import { FieldCell, textOf } from './FieldCell.js';
import { fieldUnder, headOf, placedFields, type FieldChoice, type PlacedField } from './field-layout.js';
import { isLeftOutItem, OutcomeBadge } from './OutcomeBadge.js';
import { fieldState, orderState, wrongHeads } from './row-issue-texts.js';

/** Widths in px for a column with a message, so that no word of it breaks. */
const MESSAGE_WIDTH = { width: 136, least: 116 };

export const OUTCOME_COLUMN = 'outcome';
/** Width in px of the outcome column, so that no word about a whole order breaks. */
const OUTCOME_WIDTH = 128;

/** In px: space around a cell's text, and the maximum width granted to a word, also where there is little room. */
const WORD = { around: 25, most: 168, mostInLittleRoom: 130 };

/** Widths in px of the characters that are wider or narrower than most letters. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@]/u, 11.8],
  [/\p{Lu}/u, 9.8],
  [/\d/u, 8.3],
  [/[fijlrt.,:'|]/u, 5],
];
const LETTER_WIDTH = 8;

/** Width in px of a field, so that no word in the file's first rows breaks. */
export function wordWidth(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/[\s/]+|(?<=[-–,;@])/));
  const widest = Math.max(0, ...words.map(widthOf));
  return Math.min(WORD.most, Math.ceil(widest) + WORD.around);
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word)
    width += LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? LETTER_WIDTH;
  return width;
}

export interface CheckColumnsOptions extends FieldChoice {
  /** The first rows of the file. */
  readonly samples: readonly (readonly string[])[];
  readonly mapping: ImportMapping;
  readonly translate: Translate;
}

/** The columns of the grid: line, the fields with a column or a fixed value, and the outcome of the order. */
export function checkColumns(options: CheckColumnsOptions): readonly Column<GridRow>[] {
  const { mapping, translate } = options;
  const fields = gridFields(mapping);
  const placed = placedFields(fields, options);
  const shown = new Set(placed.map(({ field }) => field.id));
  const own = placed.map((place) => fieldColumn(place, { ...options, fields }));
  return [
    {
      id: 'line',
      header: translate('orderImport.line'),
      text: ({ row }) => (row === null ? '' : String(row.line)),
      width: 56,
      align: 'end',
      pin: 'start',
    },
    ...own,
    {
      id: OUTCOME_COLUMN,
      header: translate('orderImport.outcome'),
      text: ({ row }) => (row === null ? '' : outcomeText(row, translate)),
      renderCell: ({ row }) =>
        row && <OutcomeBadge row={row} note={wrongHeads(row, fields, shown, translate)} />,
      cellState: ({ row }) => orderState(row, fields, shown, translate),
      width: OUTCOME_WIDTH,
      pin: 'end',
    },
  ];
}

/** The outcome of a row's order or what the user chose in place of it, or that the row is not an item. */
function outcomeText(row: ShownRow, translate: Translate): string {
  if (isLeftOutItem(row)) return translate('orderImport.noItemMeaning');
  return translate(row.fate === null ? `orderImport.outcome_${row.outcome}` : `orderImport.fate_${row.fate}`);
}

interface Known {
  /** All fields of the grid. */
  readonly fields: readonly GridField[];
}
function fieldColumn(
  { field, layout, below }: PlacedField,
  { mapping, translate, wrong, isWide, fields, samples }: CheckColumnsOptions & Known,
): Column<GridRow> {
  const hasFaults = wrong.has(field.id);
  const word = wordWidth(samples.map((cells) => rawText(field.source, cells)));
  const message = hasFaults ? MESSAGE_WIDTH.least : 0;
  const least = Math.max(layout.least ?? layout.width, message);
  const width = Math.max(layout.width, word, hasFaults ? MESSAGE_WIDTH.width : 0);
  return {
    id: field.id,
    header: headOf(field, translate),
    text: ({ row }) => (row === null ? '' : textOf(field, row)),
    width,
    foldWidth: Math.max(least, word),
    leastWidth: Math.max(least, Math.min(word, WORD.mostInLittleRoom)),
    grow: layout.grow,
    foldsUnder: isWide ? undefined : fieldUnder(field, layout, fields),
    isYielding: !isWide && !hasFaults && layout.stays !== true,
    ...(field.field === 'quantity' ? { align: 'end' as const } : {}),
    ...(field.id === 'external_order_id' ? { pin: 'start' as const } : {}),
    isEditable: ({ row }) => row !== null && isWritable(sourceInForce(field, row.isFallback), mapping),
    cellState: ({ row }) => (row === null ? undefined : fieldState(field, row, fields, translate)),
    renderCell: ({ row }) =>
      row === null ? (
        <SkeletonBar style={{ width: '60%' }} />
      ) : (
        <FieldCell field={field} below={below} row={row} translate={translate} />
      ),
  };
}
