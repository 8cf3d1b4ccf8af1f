import type { ElementSettings, PropertiesOf, Tag } from './element-description.js';

/** Kind of the value of an attribute or property. */
export type ValueKind = 'text' | 'number' | 'object';

/** The kinds of all described values, so that a value which is described and not taken does not compile, nor the reverse. */
type KindsOf<Values> = {
  readonly [Name in keyof Values]-?: NonNullable<Values[Name]> extends string
    ? 'text'
    : NonNullable<Values[Name]> extends number
      ? 'number'
      : 'object';
};

/** Attributes and properties of every element, whatever its widget. */
export const SETTINGS: KindsOf<ElementSettings> = {
  baseUrl: 'text',
  locale: 'text',
  theme: 'text',
  density: 'text',
  fetchToken: 'object',
  appearance: 'object',
};

const LIST = { search: 'text', fixedFilters: 'text', hiddenFilters: 'text', without: 'text' } as const;

/** The custom elements with their own properties, in addition to the settings. The attribute has the property's name in kebab case. */
export const TAGS: { readonly [T in Tag]: KindsOf<PropertiesOf<T>> } = {
  'kontor-orders-table': { ...LIST, columns: 'text', orderId: 'number' },
  'kontor-order-import': { without: 'text' },
  'kontor-investigation': { orderId: 'number', without: 'text' },
  'kontor-deliveries': { ...LIST, deliveryId: 'number', hrefOf: 'object' },
  'kontor-dashboard': { widgets: 'object', kinds: 'object' },
  'kontor-products': { ...LIST, columns: 'text' },
  'kontor-order-errors': LIST,
};

/** The attribute name of a property: `order-id` for `orderId`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
