import { orderActions, type Order, type OrderActor } from '@kontor/portal-core/orders';
import { type Feature, useLeftOut } from '../provider/index.js';

type OrderAction = ReturnType<typeof orderActions> extends ReadonlySet<infer Action> ? Action : never;

/** The features whose leaving out takes an action away; the warehouse's own steps cannot be left out. */
const FEATURES: Readonly<Partial<Record<OrderAction, Feature>>> = {
  hold: 'hold',
  release: 'hold',
  edit: 'edit',
  cancel: 'cancel',
  comment: 'comment',
};

/** Whether leaving out these features takes an action away. */
export const isActionLeftOut = (action: OrderAction, leftOut: ReadonlySet<string>): boolean =>
  leftOut.has(FEATURES[action] ?? '');

/** The actions that the user may take on an order now, without those that the page leaves out. */
export function useOrderActions(order: Order, actor: OrderActor): ReadonlySet<OrderAction> {
  const leftOut = useLeftOut();
  return new Set([...orderActions(order, actor)].filter((action) => !isActionLeftOut(action, leftOut)));
}
