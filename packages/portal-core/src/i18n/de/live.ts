export const live = {
  show: 'Anzeigen',
  orders_one: '{{count}} Bestellung geändert',
  orders_other: '{{count}} Bestellungen geändert',
  manyOrders: 'Bestellungen geändert',
  deliveries_one: '{{count}} Anlieferung geändert',
  deliveries_other: '{{count}} Anlieferungen geändert',
  manyDeliveries: 'Anlieferungen geändert',
  products_one: '{{count}} Produkt oder Bestand geändert',
  products_other: '{{count}} Produkte oder Bestände geändert',
  manyProducts: 'Produkte oder Bestände geändert',
  rowChanged: 'geändert',
  elsewhere: 'Anderswo geändert',
} as const;
