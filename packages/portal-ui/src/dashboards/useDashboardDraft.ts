import { useState } from 'react';
import {
  addWidget,
  formatDashboard,
  parseDashboard,
  stepWidget,
  type DashboardConfig,
  type DashboardWidget,
  type LayoutStep,
} from '@kontor/portal-core';
import type { GridItem } from '../grid/index.js';
import type { CardDraft } from './WidgetDialog.js';

/** A dashboard being arranged. */
export interface DashboardDraft {
  readonly name: string;
  readonly widgets: readonly DashboardWidget[];
  /** Whether anything differs from what is stored. */
  readonly isDirty: boolean;
  rename(name: string): void;
  add(widget: CardDraft): void;
  /** Changes the words of a card. */
  rewrite(id: string, card: CardDraft): void;
  remove(id: string): void;
  /** Answers the widget at its new place. */
  step(id: string, step: LayoutStep): DashboardWidget | undefined;
  place(places: readonly GridItem[]): void;
  /** Goes on from what was just stored. */
  accept(config: DashboardConfig): void;
}

/** Keeps what is arranged until it is saved. */
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

/** The same for the same widgets, however they came about. */
const contentOf = (widgets: readonly DashboardWidget[]): string =>
  formatDashboard(parseDashboard(formatDashboard(widgets)));
