import { useState } from 'react';
import {
  addWidget,
  formatDashboard,
  parseDashboard,
  stepWidget,
  type DashboardConfig,
  type DashboardWidget,
  type LayoutStep,
} from '@kontor/portal-core/dashboards';
import type { GridItem } from '../grid/index.js';
import type { CardDraft } from './WidgetDialog.js';

/** A dashboard being arranged. */
export interface DashboardDraft {
  readonly name: string;
  readonly widgets: readonly DashboardWidget[];
  /** Whether the draft differs from the stored dashboard. */
  readonly isDirty: boolean;
  rename(name: string): void;
  add(widget: CardDraft): void;
  /** Changes the text of a card. */
  rewrite(id: string, card: CardDraft): void;
  remove(id: string): void;
  /** Moves or resizes a widget by one step; returns the widget at its new place. */
  step(id: string, step: LayoutStep): DashboardWidget | undefined;
  place(places: readonly GridItem[]): void;
  /** Continues from the config that was just stored. */
  accept(config: DashboardConfig): void;
}

/** Keeps the arrangement until it is saved. */
export function useDashboardDraft(stored: DashboardConfig | null): DashboardDraft {
  const [name, setName] = useState(stored?.name ?? '');
  const [widgets, setWidgets] = useState<readonly DashboardWidget[]>(() =>
    parseDashboard(stored?.content ?? '[]'),
  );
  return {
    name,
    widgets,
    isDirty:
      name !== (stored?.name ?? '') ||
      contentOf(widgets) !== contentOf(parseDashboard(stored?.content ?? '[]')),
    rename: setName,
    add: (widget) => setWidgets((all) => addWidget(all, widget)),
    rewrite: (id, card) => setWidgets((all) => all.map((one) => (one.i === id ? { ...one, ...card } : one))),
    remove: (id) => setWidgets((all) => all.filter(({ i }) => i !== id)),
    step(id, step) {
      const next = stepWidget(widgets, id, step);
      setWidgets(next);
      return next.find(({ i }) => i === id);
    },
    place(places) {
      const byId = new Map(places.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]));
      setWidgets((all) => all.map((one) => ({ ...one, ...byId.get(one.i) })));
    },
    accept(config) {
      setName(config.name);
      setWidgets(parseDashboard(config.content));
    },
  };
}

/** Text to compare widgets by: equal for equal widgets, independent of how they were created. */
const contentOf = (widgets: readonly DashboardWidget[]): string =>
  formatDashboard(parseDashboard(formatDashboard(widgets)));
