import { ApiError, type PortalClient, type ProblemCode } from '@kontor/portal-core';

/** What a host may want to know of the widgets below a provider. */
export type PortalEvent =
  /** The first answers are there and shown. Once a provider. */
  | { readonly type: 'load' }
  /** A call failed for good, or the widgets could not be shown. The user has been told already. */
  | { readonly type: 'error'; readonly code: PortalErrorCode; readonly message: string }
  | {
      readonly type: 'order-created';
      readonly orders: readonly { readonly orderId: number; readonly externalOrderId: string }[];
    }
  | { readonly type: 'order-changed'; readonly orderId: number }
  | { readonly type: 'import-finished'; readonly importId: number }
  | { readonly type: 'comment-sent'; readonly orderId: number }
  | { readonly type: 'delivery-created'; readonly deliveryId: number }
  | { readonly type: 'delivery-changed'; readonly deliveryId: number };

/**
 * A problem of a call, or: `not_configured` (nobody said where tokens come from), `styles_blocked` (the page's content security policy
 * lets no styles in), `render_failed` (a widget broke, or a part of it could not be fetched).
 */
export type PortalErrorCode = ProblemCode | 'not_configured' | 'styles_blocked' | 'render_failed';

/** Input and answer of any call. */
interface Told {
  readonly params?: { readonly id?: number };
  readonly body?: { readonly orderId?: number; readonly order_erp_id?: number };
  readonly id?: number;
  readonly entries?: readonly { readonly order_id: number; readonly external_order_id: string }[];
}
type Tell = (input: Told, answer: Told) => PortalEvent;

const orderChanged: Tell = ({ params, body }) => ({
  type: 'order-changed',
  orderId: Number(params?.id ?? body?.orderId),
});
const deliveryChanged: Tell = ({ params }) => ({ type: 'delivery-changed', deliveryId: Number(params?.id) });

/** By the id of the call that succeeded. */
const TELLING: Readonly<Record<string, Tell>> = {
  'orders.create': (_input, answer) => ({
    type: 'order-created',
    orders: (answer.entries ?? []).map((one) => ({
      orderId: one.order_id,
      externalOrderId: one.external_order_id,
    })),
  }),
  'orders.update': orderChanged,
  'orders.cancel': orderChanged,
  'orders.replace': orderChanged,
  'orderImports.finish': (_input, answer) => ({ type: 'import-finished', importId: Number(answer.id) }),
  'investigations.comment': ({ body }) => ({ type: 'comment-sent', orderId: Number(body?.order_erp_id) }),
  'deliveries.create': (_input, answer) => ({ type: 'delivery-created', deliveryId: Number(answer.id) }),
  'deliveries.update': deliveryChanged,
  'deliveries.changeStatus': deliveryChanged,
  'deliveries.book': deliveryChanged,
};

/** The same client, which tells of the writes that succeed. */
export function tellingClient(client: PortalClient, tell: (event: PortalEvent) => void): PortalClient {
  return {
    ...client,
    async call(call, input) {
      const answer = await client.call(call, input);
      const event = TELLING[call.id]?.(input as Told, answer as Told);
      if (event) tell(event);
      return answer;
    },
  };
}

/** An error as an event. */
export function errorEvent(error: unknown): PortalEvent {
  if (error instanceof ApiError) return { type: 'error', code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return { type: 'error', code: isStylesBlocked(error) ? 'styles_blocked' : 'render_failed', message };
}

/** styled-components found a style element without a sheet: its error 17, which only a development build puts in words. */
export function isStylesBlocked(error: unknown): boolean {
  return /errors\.md#17\b|CSSStyleSheet could not be found/.test(String(error));
}
