/** Selector of everything inside a row that handles a press of its own. */
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, [role=button], [role=link], [contenteditable=true]';

/** The row and column of an element in the table's body; column 0 for a place outside of every column. */
export function placeOf(
  target: EventTarget | null,
): { readonly row: number; readonly column: number } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]');
  if (row === null) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  return { row: Number(row.dataset.row), column: Number(column ?? 0) };
}

/** True when a press there belongs to a link or button in the cell rather than to the row. */
export function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(INTERACTIVE) !== null;
}

/** True when keys typed there are text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]')
  );
}

/** Links and buttons of a row, in order; disabled ones only while they have the focus. */
export function stopsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
    (stop) => !stop.matches(':disabled, [aria-disabled]:not(:focus), [type=checkbox][tabindex="-1"]'),
  );
}

const isCutOff = (whole: number, shown: number) => whole > shown + 1 && shown > 1;

/** Sets the browser's own tooltip to the full text of a cell that is cut off. */
export function offerFullText(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>('td');
  if (cell === null || cell.querySelector('[data-editor]') !== null) return;
  const message = cell.querySelector<HTMLElement>('[data-message=hidden]')?.textContent ?? '';
  const isCut = [cell, ...cell.querySelectorAll('*')].some(
    (part) => isCutOff(part.scrollWidth, part.clientWidth) || isCutOff(part.scrollHeight, part.clientHeight),
  );
  const title = [isCut ? cell.innerText.trim() : '', message].filter((part) => part !== '').join('\n');
  if (title !== '') cell.title = title;
  else cell.removeAttribute('title');
}
