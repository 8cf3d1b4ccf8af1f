import type { Order } from '@kontor/portal-core/orders';
import { placedOnCards, type CardPlace, type Column } from '../table/index.js';
import { TrackingCell } from './TrackingCell.js';

const PLACES: Readonly<Record<string, CardPlace>> = {
  status: 'corner',
  actions: 'corner',
  products: 'line',
  trackingNumber: 'line',
  date: 'half',
  recipient: 'half',
  addressId: 'named-half',
  merchant: 'half',
  investigation: 'named-half',
};

/** The columns of a table of orders, with their places in a card; an order without a parcel says nothing of one. */
export const ordersOnCards = (columns: readonly Column<Order>[]): readonly Column<Order>[] =>
  placedOnCards(columns, PLACES).map((column) =>
    column.id === 'trackingNumber' ? { ...column, renderCard: trackingOnCard } : column,
  );

const trackingOnCard = (order: Order) =>
  order.trackingNumbers.length === 0 ? null : <TrackingCell order={order} />;
