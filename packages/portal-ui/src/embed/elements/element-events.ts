import type { PortalEventDetails } from '../../provider/index.js';

/** What the page hears of an element, by the event's name without `kontor:`: its `detail`. */
export interface ElementEventDetails extends PortalEventDetails {
  /** The reader asked for another filter, sorting or page; `search` is the list's new query. */
  'list-change': { readonly search: string };
  /** The reader opened an order in the panel; null when it was closed. */
  'order-change': { readonly orderId: number | null };
  /** The reader opened a delivery; null for the list. */
  'delivery-change': { readonly deliveryId: number | null };
  /** Whether something would be lost if the page were left now. */
  'unsaved-change': { readonly isUnsaved: boolean };
  /** The import was finished or left. */
  close: object;
}

/** An event of an element, as the widget reports it. */
export type ElementEvent = {
  [Type in keyof ElementEventDetails]: { readonly type: Type } & ElementEventDetails[Type];
}[keyof ElementEventDetails];

/** The events of the elements, by the name to listen to. They bubble and leave the shadow root. */
export type KontorEvents = {
  [Type in keyof ElementEventDetails as `kontor:${Type}`]: CustomEvent<ElementEventDetails[Type]>;
};
