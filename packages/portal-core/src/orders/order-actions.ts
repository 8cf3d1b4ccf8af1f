import { mayReadAllMerchants, type Principal, ROLE_SYSADMIN } from '../access/index.js';
import { commentPermission } from './order-comment.js';
import { canEdit, orderMachine, WAREHOUSE_EVENTS, type OrderEvent } from './order.machine.js';
import type { Order } from './order.types.js';

/** The actions on one order, in the order of the buttons. */
export const ORDER_ACTIONS = [
  'hold',
  'release',
  'edit',
  'cancel',
  'comment',
  'deliver',
  'invoice',
  'shipment',
  'errors',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The user who wants to act. */
export interface OrderActor extends Pick<Principal, 'roleId' | 'resources'> {
  /** False for a partner's page whose token can change nothing; everyone else may write. */
  readonly mayWrite?: boolean;
}

const EVENTS: readonly OrderEvent[] = ['hold', 'release', 'cancel'];

/**
 * The actions that the user may take on an order now (specification 1 sections 4 and 6): the status machine's events, editing while open,
 * the comment as far as its permissions go, the warehouse's own steps with `/getForAllMerchants`, the order errors as sysadmin.
 */
export function orderActions(
  order: Pick<Order, 'status' | 'comment'>,
  actor: OrderActor,
): ReadonlySet<OrderAction> {
  const { status, comment } = order;
  const actions = new Set<OrderAction>();
  if (actor.mayWrite === false) return actions;
  const events = mayReadAllMerchants(actor) ? [...EVENTS, ...WAREHOUSE_EVENTS] : EVENTS;
  for (const event of events) if (orderMachine.can(status, event)) actions.add(event as OrderAction);
  if (canEdit(status)) actions.add('edit');
  if (commentPermission(status, comment, actor.resources) !== 'read') actions.add('comment');
  if (mayReadAllMerchants(actor)) actions.add('shipment');
  if (actor.roleId === ROLE_SYSADMIN) actions.add('errors');
  return actions;
}
