/** Whether the arrow keys move from row to row or from cell to cell. */
export type Navigation = 'rows' | 'cells';

type Direction = 'up' | 'down' | 'pageUp' | 'pageDown' | 'first' | 'last';
type Sideways = 'left' | 'right' | 'rowStart' | 'rowEnd';

/** Meaning of a key press in the table. */
export type Intent =
  | { readonly kind: 'move'; readonly to: Direction; readonly isExtending: boolean }
  | { readonly kind: 'sideways'; readonly to: Sideways }
  | { readonly kind: 'open' | 'toggle' | 'selectAll' | 'escape' | 'leave' }
  /** `text` is the letter that began the edit, replacing the old text. */
  | { readonly kind: 'edit'; readonly text?: string };

/** The part of a keyboard event that decides its meaning. */
export interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const SIDEWAYS: Readonly<Record<string, Sideways>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** Reads a key press; null when it means nothing to the table and keeps its usual effect. */
export function intentOf(keys: Keys, navigation: Navigation): Intent | null {
  const { key } = keys;
  const isCommand = keys.ctrlKey || keys.metaKey;
  if (keys.altKey) return null;
  if (isCommand && key.toLowerCase() === 'a') return { kind: 'selectAll' };
  const edge = edgeIntent(key, isCommand, navigation);
  if (edge !== null) return edge;
  if (isCommand) return null;
  const move = MOVES[key];
  if (move !== undefined) return { kind: 'move', to: move, isExtending: keys.shiftKey };
  const sideways = SIDEWAYS[key];
  if (sideways !== undefined) return { kind: 'sideways', to: sideways };
  if (key === 'Enter') return navigation === 'cells' ? { kind: 'edit' } : { kind: 'open' };
  if (key === ' ') return { kind: 'toggle' };
  if (key === 'Escape') return { kind: 'escape' };
  if (key === 'Tab') return { kind: 'leave' };
  return navigation === 'cells' ? typingIntent(key) : letterIntent(key);
}

function edgeIntent(key: string, isCommand: boolean, navigation: Navigation): Intent | null {
  if (key !== 'Home' && key !== 'End') return null;
  if (navigation === 'cells' && !isCommand)
    return { kind: 'sideways', to: key === 'Home' ? 'rowStart' : 'rowEnd' };
  return { kind: 'move', to: key === 'Home' ? 'first' : 'last', isExtending: false };
}

function letterIntent(key: string): Intent | null {
  if (key === 'j') return { kind: 'move', to: 'down', isExtending: false };
  if (key === 'k') return { kind: 'move', to: 'up', isExtending: false };
  return null;
}

function typingIntent(key: string): Intent | null {
  if (key === 'F2') return { kind: 'edit' };
  return [...key].length === 1 ? { kind: 'edit', text: key } : null;
}

/** The row that a move leads to, limited to `0 … count - 1`. */
export function movedIndex(to: Direction, from: number, count: number, pageRows: number): number {
  const steps: Record<Direction, number> = {
    up: -1,
    down: 1,
    pageUp: -Math.max(1, pageRows),
    pageDown: Math.max(1, pageRows),
    first: -count,
    last: count,
  };
  return Math.min(count - 1, Math.max(0, from + steps[to]));
}

/** The column that a move sideways leads to, limited to `0 … count - 1`. */
export function movedColumn(to: Sideways, from: number, count: number): number {
  const steps: Record<Sideways, number> = { left: -1, right: 1, rowStart: -count, rowEnd: count };
  return Math.min(count - 1, Math.max(0, from + steps[to]));
}
