import type { Column } from '../../table/index.js';

/** The cell an element of the grid stands in, or null. Columns are counted as they show: pinned ones at their side. */
export function cellUnder<Row>(
  target: EventTarget,
  columns: readonly Column<Row>[],
): { readonly rowIndex: number; readonly columnId: string } | null {
  const element = target as Element;
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const at = (pin: Column<Row>['pin']) => columns.filter((one) => one.pin === pin);
  const shown = [...at('start'), ...at(undefined), ...at('end')];
  const columnId = column === undefined ? undefined : shown[Number(column)]?.id;
  return row === undefined || columnId === undefined ? null : { rowIndex: Number(row), columnId };
}
