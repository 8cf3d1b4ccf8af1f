import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementSettings, PropertiesOf, Tag } from './element-description.js';
import type { KontorEvents } from './element-events.js';

/** A custom element of the portal. */
export type KontorElement<T extends Tag> = HTMLElement & ElementSettings & PropertiesOf<T>;

/** What an element takes in JSX: properties, attributes, and listeners as `onkontor:load`. */
export type KontorElementProps<T extends Tag> = DetailedHTMLProps<
  HTMLAttributes<KontorElement<T>>,
  KontorElement<T>
> &
  ElementSettings &
  PropertiesOf<T> &
  Attributes<ElementSettings & PropertiesOf<T>> &
  Listeners & { readonly class?: string | undefined };

/** Values that can be written as text, by the attribute's name: `order-id` for `orderId`. */
type Attributes<Values> = {
  readonly [
    Name in keyof Values & string as Values[Name] extends string | number | undefined
      ? AttributeOf<Name>
      : never
  ]?: Values[Name];
};

type AttributeOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : '';

/** React 19 listens by itself; earlier versions need `addEventListener`. */
type Listeners = {
  readonly [Name in keyof KontorEvents as `on${Name}`]?: ((event: KontorEvents[Name]) => void) | undefined;
};

type ByTag = { [T in Tag]: KontorElement<T> };
type PropsByTag = { [T in Tag]: KontorElementProps<T> };

declare global {
  interface HTMLElementTagNameMap extends ByTag {}
  interface GlobalEventHandlersEventMap extends KontorEvents {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PropsByTag {}
  }
}
