import type { EmbedAccess, EmbedSessionInput, EmbedWidget } from '@kontor/portal-core/embedding';
import type { Language } from '@kontor/portal-core/i18n';
import {
  DELIVERIES_FEATURES,
  IMPORT_FEATURES,
  INVESTIGATION_FEATURES,
  ORDER_ERRORS_FEATURES,
  ORDERS_FEATURES,
  PRODUCTS_FEATURES,
} from '../widgets/features.js';
import type { Appearance, Density, ThemeChoice } from '../../theme/index.js';

/** What is tried of a widget: what its page says of it, and what its token is for. */
export interface WidgetTrial {
  readonly widget: EmbedWidget;
  /** The portal's id of the merchant whose records are shown. */
  readonly merchantId: number;
  readonly locale: Language;
  /** `page` leaves it to the page. */
  readonly theme: ThemeChoice | 'page';
  readonly density: Density;
  /** As it was typed; empty for the portal's own. */
  readonly color: string;
  readonly access: EmbedAccess;
  readonly exportsLists: boolean;
  readonly without: readonly string[];
  /** As it was typed: the ERP's number of an order, or empty. */
  readonly orderId: string;
}

/** What is tried at first: a look as the portal's own, rights to read, and everything offered. */
export const usualTrial = (widget: EmbedWidget, merchantId: number, locale: Language): WidgetTrial => ({
  widget,
  merchantId,
  locale,
  theme: 'page',
  density: 'comfortable',
  color: '',
  access: 'read',
  exportsLists: false,
  without: [],
  orderId: '',
});

/** The words for `without` of each widget. */
export const FEATURES: Readonly<Record<EmbedWidget, readonly string[]>> = {
  'orders-table': ORDERS_FEATURES,
  'order-import': IMPORT_FEATURES,
  investigation: INVESTIGATION_FEATURES,
  deliveries: DELIVERIES_FEATURES,
  dashboard: [],
  products: PRODUCTS_FEATURES,
  'order-errors': ORDER_ERRORS_FEATURES,
};

/** Whether a widget shows an order that the page names. */
export const takesOrder = (widget: EmbedWidget): boolean =>
  widget === 'orders-table' || widget === 'investigation';
/** Whether a widget has lists that can be downloaded. */
export const canExport = (widget: EmbedWidget): boolean => FEATURES[widget].includes('export');

/** The typed colour; undefined for none, and for what is no colour. */
export const colorOf = ({ color }: WidgetTrial): string | undefined =>
  /^#[\da-f]{6}$/i.test(color) ? color : undefined;
/** The typed order; undefined for none, for what is no number, and where the widget takes none. */
export const orderOf = ({ widget, orderId }: WidgetTrial): number | undefined =>
  takesOrder(widget) && /^\d{1,15}$/.test(orderId) ? Number(orderId) : undefined;

/** What differs from the usual look. */
export function appearanceOf(trial: WidgetTrial): Appearance {
  const colorPrimary = colorOf(trial);
  return {
    ...(trial.theme !== 'page' && { theme: trial.theme }),
    ...(trial.density !== 'comfortable' && { density: trial.density }),
    ...(colorPrimary !== undefined && { variables: { colorPrimary } }),
  };
}

/** The session that the widget needs on a page of that origin. */
export function sessionOf(
  { widget, merchantId, access, exportsLists }: WidgetTrial,
  origin: string,
): EmbedSessionInput {
  return {
    widgets: [widget],
    access,
    ...(exportsLists && canExport(widget) && { export: true }),
    merchant_id: merchantId,
    origins: [origin],
  };
}
