import type { Column } from './column.js';
import {
  foldWidthOf,
  layOutColumns,
  leastWidthOf,
  SELECTION_WIDTH,
  type ColumnLayout,
} from './column-layout.js';

/** Height of a head of one line, and of each further line, in px. */
export const HEAD_HEIGHT = 40;
const HEAD_LINE = 20;

/** Position of a column in folded rows, from 1 as in CSS grid; the check boxes have a track of their own. */
export interface FoldedPlace {
  readonly track: number;
  readonly line: number;
  /** Number of lines that it spans: the last of those below each other takes the remaining space. */
  readonly span: number;
}
/** Layout of columns below each other. */
export interface ColumnFolds {
  /** Widths from left to right, in px, the check boxes included. */
  readonly tracks: readonly number[];
  /** The place of each column, in the columns' order. */
  readonly places: readonly FoldedPlace[];
  /** Largest number of columns below each other. */
  readonly lines: number;
  /** Height of the head, in px. */
  readonly headHeight: number;
}
/** Layout of columns; `folds` is null while all are side by side. */
export interface TableLayout extends ColumnLayout {
  readonly folds: ColumnFolds | null;
}

type Foldable = Pick<
  Column<never>,
  'id' | 'width' | 'leastWidth' | 'foldWidth' | 'grow' | 'pin' | 'foldsUnder'
>;

/** Lays out columns side by side. When even their fold widths do not fit, columns that may fold are placed below others, as many as necessary. */
export function layOutFolded(
  columns: readonly Foldable[],
  available: number,
  hasSelection: boolean,
): TableLayout {
  const hosts = hostsFor(columns, available, hasSelection);
  if (hosts.every((host, at) => host === at)) {
    return { ...layOutColumns(columns, available, hasSelection), folds: null };
  }
  const own = [...columns.keys()].filter((at) => hosts[at] === at);
  const stacks = own.map((host) => stackOf(columns.filter((_, at) => hosts[at] === host)));
  const layout = layOutColumns(stacks, available, hasSelection);
  const lead = hasSelection ? 1 : 0;
  const depthAt = (upTo: number, host: number | undefined) =>
    hosts.slice(0, upTo).filter((one) => one === host).length;
  const lines = Math.max(...own.map((host) => depthAt(hosts.length, host)));
  const places = columns.map((_, at) => {
    const line = depthAt(at, hosts[at]) + 1;
    const isLast = line === depthAt(hosts.length, hosts[at]);
    return { track: own.indexOf(hosts[at] ?? at) + lead + 1, line, span: isLast ? lines - line + 1 : 1 };
  });
  const stackAt = columns.map((_, at) => own.indexOf(hosts[at] ?? at));
  return {
    widths: stackAt.map((stack) => layout.widths[stack] ?? 0),
    pins: stackAt.map((stack) => layout.pins[stack] ?? null),
    total: layout.total,
    folds: {
      tracks: [...(hasSelection ? [SELECTION_WIDTH] : []), ...layout.widths],
      places,
      lines,
      headHeight: HEAD_HEIGHT + HEAD_LINE * (lines - 1),
    },
  };
}

/** For each column the index of the column above it; its own when there is none. */
function hostsFor(columns: readonly Foldable[], available: number, hasSelection: boolean): readonly number[] {
  const hosts = [...columns.keys()];
  for (let at = columns.length - 1; at >= 0 && !fits(columns, hosts, available, hasSelection); at -= 1) {
    const under = columns[at]?.foldsUnder;
    const host = columns.findIndex(({ id }) => id === under);
    if (under === undefined || host === -1 || host >= at) continue;
    for (const [place, now] of hosts.entries()) if (now === at) hosts[place] = host;
  }
  return hosts;
}

function fits(
  columns: readonly Foldable[],
  hosts: readonly number[],
  available: number,
  hasSelection: boolean,
): boolean {
  const least = columns.map((_, host) =>
    Math.max(0, ...columns.filter((__, at) => hosts[at] === host).map(foldWidthOf)),
  );
  const sum = least.reduce((all, one) => all + one, hasSelection ? SELECTION_WIDTH : 0);
  return available === 0 || sum <= available;
}

/** Width of columns below each other: that of the widest. */
function stackOf(stack: readonly Foldable[]) {
  return {
    width: Math.max(...stack.map(({ width }) => width)),
    leastWidth: Math.max(...stack.map(leastWidthOf)),
    foldWidth: Math.max(...stack.map(foldWidthOf)),
    grow: Math.max(...stack.map(({ grow = 0 }) => grow)),
    pin: stack[0]?.pin,
  };
}
