import type { Product } from '@kontor/portal-core/products';
import { placedOnCards, type CardPlace, type Column } from '../table/index.js';

const PLACES: Readonly<Record<string, CardPlace>> = {
  stockRisk: 'corner',
  actions: 'corner',
  name: 'line',
  merchant: 'line',
  ean: 'named-half',
  price: 'named-half',
  available: 'named-half',
  reserved: 'named-half',
  total: 'named-half',
  warehouse: 'half',
};

/** The columns of the table of products, with their places in a card. */
export const productsOnCards = (columns: readonly Column<Product>[]): readonly Column<Product>[] =>
  placedOnCards(columns, PLACES);
