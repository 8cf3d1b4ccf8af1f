import { orderActions, type Order, type OrderActor } from '@kontor/portal-core/orders';
import { type Feature, useLeftOut } from '../provider/index.js';

/** The features whose leaving out takes an action away; the warehouse's own steps cannot be left out. */
const FEATURES: Readonly<Record<string, Feature | undefined>> = {
  hold: 'hold',
  release: 'hold',
  edit: 'edit',
  cancel: 'cancel',
  comment: 'comment',
};

/** The actions that the user may take on an order now, without those that the page leaves out. */
export function useOrderActions(order: Order, actor: OrderActor): ReturnType<typeof orderActions> {
  const leftOut = useLeftOut();
  return new Set([...orderActions(order, actor)].filter((action) => !leftOut.has(FEATURES[action] ?? '')));
}
