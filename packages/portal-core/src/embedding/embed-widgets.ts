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

/** A widget's resources: those it cannot do without, and those it uses where the key has them; and every call that it makes. */
interface WidgetNeeds {
  readonly needs: readonly EmbeddableCode[];
  readonly uses?: readonly EmbeddableCode[];
  /** Ids of calls, besides those of every widget. */
  readonly calls: readonly string[];
}

/** What every widget asks: who is there, what they may do, of which merchant, and the portal's settings. */
const OF_EVERY_WIDGET = [
  'access.allowedResources',
  'session.currentUser',
  'settings.list',
  'merchants.list',
] as const;
const FILES = ['media.read', 'media.address', 'media.upload'] as const;
const THREAD = [
  'investigations.comments',
  'investigations.comment',
  'investigations.changeStatus',
  'investigations.look',
  ...FILES,
] as const;
const ERRORS = [
  'orderErrors.list',
  'orderErrors.stats',
  'orderErrors.create',
  'orderErrors.updateStatus',
] as const;

const NEEDS: Readonly<Record<EmbedWidget, WidgetNeeds>> = {
  'orders-table': {
    needs: ['/orders'],
    uses: ['/order-errors', '/investigations/comments/status'],
    calls: [
      'orders.find',
      'orders.get',
      'orders.timeline',
      'orders.erpLinks',
      'orders.create',
      'orders.update',
      'orders.cancel',
      'orders.replace',
      'orders.bulk',
      'orders.generateCsv',
      'addresses.get',
      'products.search',
      'investigations.unseen',
      ...THREAD,
      ...ERRORS,
    ],
  },
  'order-import': {
    needs: ['/orders'],
    calls: [
      'orders.find',
      'orderImports.open',
      'orderImports.lookup',
      'orderImports.compare',
      'orderImports.foresee',
      'orderImports.chunk',
      'orderImports.list',
      'orderImports.get',
      'orderImports.results',
      'orderImports.finish',
      'orderImports.undo',
      'orderImports.undone',
      'importProfiles.list',
      'importProfiles.create',
      'importProfiles.update',
      'importProfiles.delete',
      'importRecipes.recall',
      'importRecipes.forget',
    ],
  },
  investigation: {
    needs: ['/orders'],
    uses: ['/investigations/comments/status'],
    calls: ['orders.find', 'orders.get', 'orders.timeline', 'orders.erpLinks', ...THREAD],
  },
  deliveries: {
    needs: ['/deliveries'],
    calls: [
      'deliveries.list',
      'deliveries.get',
      'deliveries.create',
      'deliveries.comments',
      'deliveries.comment',
      'deliveries.inbound',
      'deliveries.warehouses',
      'products.search',
      ...FILES,
    ],
  },
  dashboard: {
    needs: [],
    uses: ['/orders', '/products', '/deliveries', '/downloads', '/blog'],
    calls: [
      'dashboards.ofCurrentUser',
      'orders.chart',
      'orders.find',
      'products.find',
      'stockRisk.list',
      'stockRisk.outlook',
      'deliveries.list',
      'deliveries.get',
      'deliveries.comments',
      'cmsBlocks.list',
      'blogPosts.list',
      'blogPosts.byUrl',
      'media.read',
      'media.address',
    ],
  },
  products: {
    needs: ['/products'],
    calls: [
      'products.find',
      'products.stockFind',
      'products.create',
      'products.update',
      'products.generateCsv',
      'stockRisk.list',
      'stockRisk.outlook',
    ],
  },
  'order-errors': { needs: ['/order-errors'], calls: ERRORS },
};

/** The calls that hand out a whole list as a file. A token makes them only when it says so. */
const EXPORTS: readonly string[] = ['orders.generateCsv', 'products.generateCsv'];

/** The ids of all calls of a widget. */
export const callsOf = (widget: EmbedWidget): readonly string[] => [
  ...OF_EVERY_WIDGET,
  ...NEEDS[widget].calls,
];

/** What a token is for. */
export interface EmbedPurpose {
  /** Null for a token that was asked for by resources: it makes the calls of these. */
  readonly widgets: readonly EmbedWidget[] | null;
  readonly export: boolean;
}

/** Whether a call is one that a token is for: one that its widgets make, and no export unless it says so. */
export function isForCall({ widgets, export: mayExport }: EmbedPurpose, callId: string): boolean {
  if (!mayExport && EXPORTS.includes(callId)) return false;
  return widgets === null || widgets.some((widget) => callsOf(widget).includes(callId));
}

/** The resources without which a widget shows nothing. */
export const neededCodes = (widget: EmbedWidget): readonly EmbeddableCode[] => NEEDS[widget].needs;

/** The resources of widgets that a key with these resources can give. */
export function widgetCodes(
  widgets: readonly EmbedWidget[],
  resources: readonly string[],
): readonly EmbeddableCode[] {
  const codes = widgets.flatMap((widget) => [...NEEDS[widget].needs, ...(NEEDS[widget].uses ?? [])]);
  return [...new Set(codes)].filter((code) => resources.includes(code));
}
