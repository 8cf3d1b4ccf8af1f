import type {
  deliveriesCreate,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryInboundBook,
} from '@kontor/portal-core/deliveries';
import { EARLY_TEXTS, type Language } from '@kontor/portal-core/i18n';
import type { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import type { ordersCancel, ordersCreate, ordersReplace, ordersUpdate } from '@kontor/portal-core/orders';
import {
  ApiError,
  type AnyCall,
  type BodyOf,
  type ParamsOf,
  type PortalClient,
  type ProblemCode,
  type ResponseOf,
} from '@kontor/portal-core/wire';
import type { orderImportsFinish, orderImportsUndo } from '@kontor/portal-core/order-import';

/** What the host of the widgets below a provider is told of, by the type of the event. */
export interface PortalEventDetails {
  /** The first answers are shown. Once for each element or provider. */
  load: object;
  /**
   * A call failed for good, or the widgets could not be shown. The user has already seen a message. `message` is in the language of the
   * widgets; `reason`, in English, is for the page's developer, and is there when no call was to blame.
   */
  error: {
    readonly code: PortalErrorCode;
    readonly message: string;
    readonly reason?: string | undefined;
  };
  /** Orders were created. */
  'order-created': {
    readonly orders: readonly { readonly orderId: number; readonly externalOrderId: string }[];
  };
  /** An order was changed, cancelled or replaced. */
  'order-changed': { readonly orderId: number };
  /** An import is done; the numbers are of its orders, by what became of them. */
  'import-finished': {
    readonly importId: number;
    readonly counts: {
      readonly created: number;
      readonly replaced: number;
      readonly unchanged: number;
      readonly conflict: number;
      readonly invalid: number;
    };
  };
  /** An import was undone: orders that were cancelled, and those that stay since they are no longer open or replaced others. */
  'import-undone': { readonly importId: number; readonly cancelled: number; readonly kept: number };
  /** A comment was written to the investigation of an order. */
  'comment-sent': { readonly orderId: number };
  /** A delivery was announced. */
  'delivery-created': { readonly deliveryId: number };
  /** A delivery was changed or booked, which only the warehouse does. */
  'delivery-changed': { readonly deliveryId: number };
}

/** An event for the host of the widgets below a provider. */
export type PortalEvent = {
  [Type in keyof PortalEventDetails]: { readonly type: Type } & PortalEventDetails[Type];
}[keyof PortalEventDetails];

/**
 * The code of a call's problem, or: `not_configured` (no source of tokens was set), `styles_blocked` (the page's content security policy
 * allows no styles), `render_failed` (a widget failed, or a part of it could not be loaded).
 */
export type PortalErrorCode = ProblemCode | 'not_configured' | 'styles_blocked' | 'render_failed';

type EventOf<C> = (
  input: { readonly params: ParamsOf<C>; readonly body: BodyOf<C> },
  answer: ResponseOf<C>,
) => PortalEvent;

/** The event of one call, typed by the call. Only its type is imported, so that no page loads calls it does not make. */
const on = <C>(eventOf: EventOf<C>): EventOf<AnyCall> => eventOf as EventOf<AnyCall>;

/** Events by the id of the call that succeeded. */
const EVENTS: Readonly<Record<string, EventOf<AnyCall>>> = {
  'orders.create': on<typeof ordersCreate>((_input, { entries }) => ({
    type: 'order-created',
    orders: entries.map((one) => ({ orderId: one.order_id, externalOrderId: one.external_order_id })),
  })),
  'orders.update': on<typeof ordersUpdate>(({ params }) => orderChanged(params.id)),
  'orders.cancel': on<typeof ordersCancel>(({ body }) => orderChanged(body.orderId)),
  'orders.replace': on<typeof ordersReplace>(({ params }) => orderChanged(params.id)),
  'orderImports.finish': on<typeof orderImportsFinish>((_input, { id, counts }) => ({
    type: 'import-finished',
    importId: id,
    counts,
  })),
  'orderImports.undo': on<typeof orderImportsUndo>(({ params }, { cancelled, kept }) => ({
    type: 'import-undone',
    importId: params.id,
    cancelled,
    kept: kept.length,
  })),
  'investigations.comment': on<typeof investigationCommentsCreate>(({ body }) => ({
    type: 'comment-sent',
    orderId: body.order_erp_id,
  })),
  'deliveries.create': on<typeof deliveriesCreate>((_input, { id }) => ({
    type: 'delivery-created',
    deliveryId: id,
  })),
  'deliveries.update': on<typeof deliveriesUpdate>(({ params }) => deliveryChanged(params.id)),
  'deliveries.changeStatus': on<typeof deliveriesStatus>(({ body }) => deliveryChanged(body.delivery_id)),
  'deliveries.book': on<typeof deliveryInboundBook>((_input, answer) => deliveryChanged(answer.delivery_id)),
};

const orderChanged = (orderId: number): PortalEvent => ({ type: 'order-changed', orderId });
const deliveryChanged = (deliveryId: number): PortalEvent => ({ type: 'delivery-changed', deliveryId });

/** Wraps a client so that it reports the writes that succeed as events. */
export function clientWithEvents(client: PortalClient, emit: (event: PortalEvent) => void): PortalClient {
  return {
    ...client,
    async call(call, input) {
      const answer = await client.call(call, input);
      const event = EVENTS[call.id]?.(input as never, answer);
      if (event) emit(event);
      return answer;
    },
  };
}

/** Converts an error into an event, in the reader's language. The catalogue may be what could not be fetched, so it is not asked. */
export function errorEvent(error: unknown, language: Language): PortalEvent {
  const texts = EARLY_TEXTS[language];
  if (error instanceof ApiError) {
    // No server could put these two in words: the calls did not reach it.
    if (error.code === 'not_authorized') return failed(error.code, texts.sessionEnded);
    return failed(error.code, error.code === 'unavailable' ? texts.unavailable : error.message);
  }
  const code = isStylesBlocked(error) ? 'styles_blocked' : 'render_failed';
  return { ...failed(code, texts.notShown), reason: error instanceof Error ? error.message : String(error) };
}

const failed = (code: PortalErrorCode, message: string) => ({ type: 'error', code, message }) as const;

/** True when styled-components found a style element without a sheet: its error 17, which only a development build puts into words. */
export function isStylesBlocked(error: unknown): boolean {
  return /errors\.md#17\b|CSSStyleSheet could not be found/.test(String(error));
}
