/** What an attribute or property of a widget is. */
export type ValueKind = 'text' | 'number' | 'object';

/** The custom elements and what each takes beside the settings, by its property; the attribute is the same word in kebab case. */
export const TAGS = {
  'kontor-orders-table': { search: 'text' },
  'kontor-order-import': {},
  'kontor-investigation': { orderId: 'number' },
  'kontor-deliveries': { search: 'text', deliveryId: 'number', hrefOf: 'object' },
  'kontor-dashboard': { widgets: 'object', kinds: 'object' },
  'kontor-products': { search: 'text' },
  'kontor-order-errors': { search: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

export type Tag = keyof typeof TAGS;

/** `orderId` as the attribute `order-id`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
