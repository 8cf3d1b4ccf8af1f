import type { KeyboardEvent } from 'react';
import { isTyping, placeOf, stopsOf } from './dom-place.js';
import { intentOf, movedColumn, movedIndex, type Intent, type Navigation } from './keyboard.js';
import type { Position } from './useRovingFocus.js';

/** The functions that the keys of a table call. */
export interface TableKeysOptions {
  readonly navigation: Navigation;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly pageRows: () => number;
  readonly moveTo: (position: Position) => void;
  readonly leave: (act: () => void) => void;
  readonly open: (row: number) => void;
  readonly edit: (position: Position, text?: string) => boolean;
  readonly toggle: (row: number) => void;
  readonly extend: (from: number, to: number) => void;
  readonly selectAll: () => void;
  /** Deselects everything; false when nothing was selected. */
  readonly clearSelection: () => boolean;
}

/** Creates the key handler of a table's body. */
export function tableKeyHandler(options: TableKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const at = placeOf(event.target);
    if (at === null || event.defaultPrevented || isTyping(event.target)) return;
    const intent = intentOf(event, options.navigation);
    if (intent === null) return;
    const isInside = (event.target as Element).closest('[data-row], [data-column]') !== event.target;
    if (isInside && (intent.kind === 'open' || intent.kind === 'toggle' || intent.kind === 'edit')) return;
    if (act(intent, at, event, options)) {
      event.preventDefault();
      if (intent.kind === 'escape') event.stopPropagation();
    }
  };
}

/** Carries out the meaning of a key; true when the browser's own action must be prevented. */
function act(
  intent: Intent,
  at: Position,
  event: KeyboardEvent<HTMLElement>,
  options: TableKeysOptions,
): boolean {
  switch (intent.kind) {
    case 'move':
      return move(intent, at, options);
    case 'sideways':
      if (options.navigation === 'rows') return stepInside(intent.to, event);
      options.moveTo({ row: at.row, column: movedColumn(intent.to, at.column, options.columnCount) });
      return true;
    case 'open':
      options.open(at.row);
      return true;
    case 'edit':
      if (!options.edit(at, intent.text) && intent.text === undefined) options.open(at.row);
      return true;
    case 'toggle':
      options.toggle(at.row);
      return true;
    case 'selectAll':
      options.selectAll();
      return true;
    case 'escape':
      return options.clearSelection();
    case 'leave':
      leaveTable(event, options.leave);
      return false;
  }
}

function move(intent: Extract<Intent, { kind: 'move' }>, at: Position, options: TableKeysOptions): boolean {
  const row = movedIndex(intent.to, at.row, options.rowCount, options.pageRows());
  if (intent.isExtending) options.extend(at.row, row);
  options.moveTo({ row, column: at.column });
  return true;
}

/** Moves from a row to its links and buttons and back with the arrow keys, since Tab passes over them. */
function stepInside(to: string, event: KeyboardEvent<HTMLElement>): boolean {
  const row = (event.target as Element).closest<HTMLElement>('[data-row]');
  if (row === null || (to !== 'left' && to !== 'right')) return false;
  const stops = [row, ...stopsOf(row)];
  const from = stops.indexOf(event.target as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, from + (to === 'right' ? 1 : -1)))]?.focus();
  return true;
}

/** Leaves the rows on Tab: the focus is set on their edge and the browser continues from there. */
function leaveTable(event: KeyboardEvent<HTMLElement>, leave: (act: () => void) => void): void {
  const body = event.currentTarget;
  const stops = [
    ...body.querySelectorAll<HTMLElement>('[data-row][tabindex], [data-column][tabindex], a, button'),
  ];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge !== undefined && edge !== event.target) leave(() => edge.focus({ preventScroll: true }));
}
