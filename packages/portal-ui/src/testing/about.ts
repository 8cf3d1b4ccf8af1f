import type { ComponentType } from 'react';

const drawnInPages = new WeakSet<object>();

/**
 * The widget whose props a page of stories tells, where the stories draw a page of their own around it, such as a portal in memory. The
 * page hands on what the args name.
 */
export function about<Args>(widget: ComponentType<never>): ComponentType<Args> {
  drawnInPages.add(widget);
  return widget as ComponentType<Args>;
}

/** Whether stories draw a page of their own around a widget. */
export const isDrawnInPage = (widget: unknown): boolean => drawnInPages.has(widget as object);
