import { issue, type Issue } from '../validation/index.js';
import { WIDGET_KINDS, type DashboardWidget, type GridPlace, type WidgetKind } from './dashboard.types.js';

/** The dashboard grid (specification 1 section 9): number of columns, row height in px, size of a new widget, least height in rows. */
export const GRID_COLUMNS = 12;
export const GRID_ROW_HEIGHT = 30;
export const WIDGET_SIZE = 4;
export const WIDGET_MIN_HEIGHT = 2;
/** Least width of a widget in columns; narrower than two columns, nothing can be read. */
export const WIDGET_MIN_WIDTH = 2;
/** Limits of a stored dashboard: rows, widgets, characters of a title and of a card's content. */
export const DASHBOARD_MAX_ROWS = 500;
export const DASHBOARD_MAX_WIDGETS = 40;
export const WIDGET_TITLE_MAX = 100;
export const WIDGET_HTML_MAX = 20_000;
/** Most characters of the whole content. */
export const DASHBOARD_CONTENT_MAX = 400_000;

const ID_MAX = 60;

/**
 * Parses the widgets of a dashboard's content. Text that is no JSON list gives an empty list. Items that are no widgets are left out, sizes
 * are adjusted to the grid, and an item without a kind becomes an empty card.
 */
export function parseDashboard(content: string): readonly DashboardWidget[] {
  const seen = new Set<string>();
  return (listOf(content) ?? []).flatMap((value) => {
    const widget = widgetOf(value);
    if (widget === null || seen.has(widget.i)) return [];
    seen.add(widget.i);
    return [widget];
  });
}

/** Serialises widgets to the content text. */
export const formatDashboard = (widgets: readonly DashboardWidget[]): string => JSON.stringify(widgets);

/** The place adjusted to the grid: within its columns, and at least as large as the smallest widget. */
export function onGrid({ x, y, w, h }: GridPlace): GridPlace {
  const width = clamp(w, WIDGET_MIN_WIDTH, GRID_COLUMNS);
  return {
    x: clamp(x, 0, GRID_COLUMNS - width),
    y: clamp(y, 0, DASHBOARD_MAX_ROWS),
    w: width,
    h: clamp(h, WIDGET_MIN_HEIGHT, DASHBOARD_MAX_ROWS),
  };
}

/** Every broken rule of a content to store, under paths `content.<index>.<property>`. */
export function validateDashboardContent(content: string): readonly Issue[] {
  if (content.length > DASHBOARD_CONTENT_MAX)
    return [issue('content', 'maxLength', { max: DASHBOARD_CONTENT_MAX })];
  const list = listOf(content);
  if (list === null) return [issue('content', 'invalidValue')];
  if (list.length > DASHBOARD_MAX_WIDGETS) return [issue('content', 'max', { max: DASHBOARD_MAX_WIDGETS })];
  const ids = list.map((value) => (isRecord(value) ? value['i'] : undefined));
  return list.flatMap((value, index) => {
    const path = `content.${index}`;
    if (!isRecord(value)) return [issue(path, 'invalidType')];
    const isDouble = ids.indexOf(value['i']) < index;
    return [...itemIssues(value, path), ...(isDouble ? [issue(`${path}.i`, 'invalidValue')] : [])];
  });
}

const KNOWN = new Set(['i', 'x', 'y', 'w', 'h', 'kind', 'title', 'html']);

function itemIssues(value: Record<string, unknown>, path: string): Issue[] {
  const { i, kind } = value;
  const issues = Object.keys(value)
    .filter((key) => !KNOWN.has(key))
    .map((key) => issue(`${path}.${key}`, 'unknownField'));
  if (typeof i !== 'string' || i === '') issues.push(issue(`${path}.i`, 'required'));
  else if (i.length > ID_MAX) issues.push(issue(`${path}.i`, 'maxLength', { max: ID_MAX }));
  if (kind !== undefined && !isKind(kind)) issues.push(issue(`${path}.kind`, 'invalidValue'));
  return [...issues, ...placeIssues(value, path), ...textIssues(value, path)];
}

function placeIssues(value: Record<string, unknown>, path: string): Issue[] {
  const limits = {
    x: [0, GRID_COLUMNS - 1],
    y: [0, DASHBOARD_MAX_ROWS],
    w: [1, GRID_COLUMNS],
    h: [1, DASHBOARD_MAX_ROWS],
  };
  return Object.entries(limits).flatMap(([key, [min = 0, max = 0]]) => {
    const given = value[key];
    const at = `${path}.${key}`;
    if (given === undefined) return [issue(at, 'required')];
    if (!Number.isInteger(given)) return [issue(at, 'integer')];
    if ((given as number) < min) return [issue(at, 'min', { min })];
    return (given as number) > max ? [issue(at, 'max', { max })] : [];
  });
}

function textIssues(value: Record<string, unknown>, path: string): Issue[] {
  const limits = { title: WIDGET_TITLE_MAX, html: WIDGET_HTML_MAX };
  return Object.entries(limits).flatMap(([key, max]) => {
    const given = value[key];
    if (given === undefined) return [];
    if (typeof given !== 'string') return [issue(`${path}.${key}`, 'invalidType')];
    return given.length > max ? [issue(`${path}.${key}`, 'maxLength', { max })] : [];
  });
}

function widgetOf(value: unknown): DashboardWidget | null {
  if (!isRecord(value)) return null;
  const { i, x, y, w, h, kind = 'html_card', title, html } = value;
  if (typeof i !== 'string' || i === '' || !isKind(kind)) return null;
  if (![x, y, w, h].every(Number.isInteger)) return null;
  const place = onGrid({ x, y, w, h } as GridPlace);
  if (kind !== 'html_card') return { i, ...place, kind };
  return { i, ...place, kind, title: textOf(title), html: textOf(html) };
}

function listOf(content: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(content);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (value: unknown): value is WidgetKind => WIDGET_KINDS.some((kind) => kind === value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
