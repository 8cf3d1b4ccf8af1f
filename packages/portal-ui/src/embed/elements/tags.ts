/** Kind of the value of an attribute or property. */
export type ValueKind = 'text' | 'number' | 'object';

/** The custom elements with their own properties, in addition to the settings. The attribute has the property's name in kebab case. */
export const TAGS = {
  'kontor-orders-table': { search: 'text', fixedFilters: 'text' },
  'kontor-order-import': {},
  'kontor-investigation': { orderId: 'number' },
  'kontor-deliveries': { search: 'text', deliveryId: 'number', hrefOf: 'object', fixedFilters: 'text' },
  'kontor-dashboard': { widgets: 'object', kinds: 'object' },
  'kontor-products': { search: 'text', fixedFilters: 'text' },
  'kontor-order-errors': { search: 'text', fixedFilters: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

export type Tag = keyof typeof TAGS;

/** The attribute name of a property: `order-id` for `orderId`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
