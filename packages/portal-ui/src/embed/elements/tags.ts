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

/** The custom elements with their own properties, in addition to the settings. The attribute has the property's name in kebab case. */
export const TAGS: { readonly [T in Tag]: KindsOf<PropertiesOf<T>> } = {
  'kontor-orders-table': { search: 'text', fixedFilters: 'text' },
  'kontor-order-import': {},
  'kontor-investigation': { orderId: 'number' },
  'kontor-deliveries': { search: 'text', deliveryId: 'number', hrefOf: 'object', fixedFilters: 'text' },
  'kontor-dashboard': { widgets: 'object', kinds: 'object' },
  'kontor-products': { search: 'text', fixedFilters: 'text' },
  'kontor-order-errors': { search: 'text', fixedFilters: 'text' },
};

/** The attribute name of a property: `order-id` for `orderId`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
