import type { EmbeddableCode } from './embedding.types.js';

/** The widgets that a token can be for; each is the element of the same name behind `kontor-`. */
export const EMBED_WIDGETS = [
  'orders-table',
  'order-import',
  'investigation',
  'deliveries',
  'dashboard',
  'products',
  'order-errors',
] as const;
export type EmbedWidget = (typeof EMBED_WIDGETS)[number];

/** What a token may do besides reading: nothing, or whatever its resources allow. */
export const EMBED_ACCESS = ['read', 'write'] as const;
export type EmbedAccess = (typeof EMBED_ACCESS)[number];

/** The resources of a widget: those it cannot do without, and those it uses where the key has them. */
interface WidgetCodes {
  readonly needs: readonly EmbeddableCode[];
  readonly uses?: readonly EmbeddableCode[];
}
const CODES: Readonly<Record<EmbedWidget, WidgetCodes>> = {
  'orders-table': { needs: ['/orders'], uses: ['/order-errors', '/investigations/comments/status'] },
  'order-import': { needs: ['/orders'] },
  investigation: { needs: ['/orders'], uses: ['/investigations/comments/status'] },
  deliveries: { needs: ['/deliveries'] },
  dashboard: { needs: [], uses: ['/orders', '/products', '/deliveries', '/downloads', '/blog'] },
  products: { needs: ['/products'] },
  'order-errors': { needs: ['/order-errors'] },
};

/** The resources without which a widget shows nothing. */
export const neededCodes = (widget: EmbedWidget): readonly EmbeddableCode[] => CODES[widget].needs;

/** The resources of widgets that a key with these resources can give. */
export function widgetCodes(
  widgets: readonly EmbedWidget[],
  resources: readonly string[],
): readonly EmbeddableCode[] {
  const codes = widgets.flatMap((widget) => [...CODES[widget].needs, ...(CODES[widget].uses ?? [])]);
  return [...new Set(codes)].filter((code) => resources.includes(code));
}
