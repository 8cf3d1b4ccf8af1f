import type { ResourceCode } from '@kontor/portal-core/access';
import { statusChangeMeta, type DeliveryLineState } from '@kontor/portal-core/comments';
import {
  DELIVERIES_PAGE_SIZE,
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryComments,
  deliveryCommentsCreate,
  deliveryEvent,
  deliveryFilter,
  deliveryInbound,
  deliveryInboundBook,
  isDeliveryFieldOpen,
  isExpected,
  validateDelivery,
  validateDeliveryChange,
  warehousesList,
  type Delivery,
  type DeliveryComment,
  type DeliveryFields,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { answer, type Answer } from './answer.js';
import { aDelivery } from './delivery-data.js';
import { anInbound, inboundLines, lineStates, linesBooked } from './fake-inbound.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { isWithin, listOf, nextId, pageOf } from './lists.js';
import { refuse, refuseWrong } from './refusal.js';
import { hoursBeforeStory } from './story-day.js';
import { authorOf, userOfRole } from './story-roles.js';
import { account, merchants, settings } from './surroundings.js';
import { lostAtFirst, troubled, type Troubles } from './troubles.js';

/** Options of the fake. Troubles apply to calls about deliveries only. */
export interface FakeDeliveries extends Troubles {
  /** 12 deliveries by default. */
  readonly deliveries?: readonly Delivery[];
  /** Booked units of the two lines of every inbound order; nothing by default. */
  readonly booked?: readonly number[];
  /** Reasons recorded on these lines; none by default. */
  readonly reasons?: readonly string[];
  /** Permissions; by default a merchant's. */
  readonly resources?: readonly ResourceCode[];
  /** Number of bookings that fail because the ERP does not answer. */
  readonly silentErp?: number;
  /** The status that another user sets before the first step. */
  readonly fasterStep?: DeliveryStatus;
  /** Number of bookings that nobody answers. */
  readonly lostBookings?: number;
  /** Number of requests for warehouses that fail. */
  readonly lostWarehouses?: number;
  /** Changes another user makes to every delivery before the first change or booking. */
  readonly meanwhile?: Partial<Delivery>;
  /** Units another user books on the two lines before the first change or booking. */
  readonly bookedMeanwhile?: readonly number[];
}

/** Permissions of the warehouse. */
export const WAREHOUSE_RIGHTS: readonly ResourceCode[] = ['/deliveries', '/getForAllMerchants'];

/** A portal in memory with deliveries. */
export function fakeDeliveries(options: FakeDeliveries = {}): FakePortal {
  const { resources = ['/deliveries'], lostWarehouses = 0 } = options;
  const state = new DeliveriesInMemory(options);
  const user = userOfRole(resources.includes('/getForAllMerchants') ? 'warehouse' : 'merchant');
  return fakePortal([
    ...account(user, resources),
    settings(),
    merchants(),
    lostAtFirst(
      lostWarehouses,
      answer(warehousesList, () => listOf([{ id: 1, name: 'Hamburg' }])),
    ),
    ...troubled([...listAnswers(state), ...inboundAnswers(state, options)], options),
  ]);
}

function listAnswers(state: DeliveriesInMemory): readonly Answer[] {
  return [
    answer(deliveriesList, ({ query }) =>
      pageOf(state.deliveries, query, {
        filter: deliveryFilter,
        pageSize: DELIVERIES_PAGE_SIZE,
        matches: {
          id: ({ id }, wanted) => id === wanted,
          status: ({ status }, wanted) => status === wanted,
          expected: ({ status }) => isExpected(status),
          product: ({ products }, wanted) => products.toLowerCase().includes(wanted.toLowerCase()),
          merchantId: ({ merchant_id }, wanted) => merchant_id === wanted,
          merchantErpId: ({ merchant_id }, wanted) => merchant_id === wanted * 10,
          created: ({ creation_date }, days) => isWithin(creation_date, days),
          arriving: ({ delivery_datetime }, days) => isWithin(delivery_datetime, days),
          displayAllMerchants: () => true,
        },
      }),
    ),
    answer(deliveriesGet, ({ params }) => state.find(params.id)),
    answer(deliveriesCreate, ({ body }) => {
      refuseWrong(validateDelivery(body, Date.now()));
      return state.add(body);
    }),
    answer(deliveriesUpdate, ({ params, body: { modId, ...fields } }) => {
      state.othersWrite();
      const before = state.find(params.id);
      if (modId !== undefined && modId !== before.modId) refuse('stale');
      const isRefused = (Object.keys(fields) as (keyof DeliveryFields)[]).some(
        (field) => !isDeliveryFieldOpen(before, field),
      );
      if (isRefused || !isExpected(before.status)) refuse('status_conflict');
      refuseWrong(validateDeliveryChange(fields));
      return state.change(before, fields);
    }),
    answer(deliveriesStatus, ({ body: { delivery_id, comment, status } }) => {
      state.othersStep(delivery_id);
      return state.step(state.find(delivery_id), comment, status);
    }),
    answer(deliveryCommentsCreate, ({ body: { delivery_id, comment, position } }) => {
      const added = aComment(nextId(state.comments), delivery_id, { comment });
      state.comments.push(added);
      const line = lineStates(state.lines).find((one) => one.position === position);
      if (line) state.asked.push({ comment_id: added.id, line });
      return added;
    }),
    answer(deliveryComments, ({ query: { delivery_id } }) => ({
      ...listOf(state.comments.map((comment) => ({ ...comment, delivery_id }))),
      causes: state.asked.map(({ comment_id, line }) => ({
        id: comment_id,
        comment_id,
        taken_at: hoursBeforeStory(0),
        then: line,
        now: lineStates(state.lines).find(({ position }) => position === line.position) ?? null,
      })),
    })),
  ];
}

function inboundAnswers(
  state: DeliveriesInMemory,
  { silentErp = 0, lostBookings = 0 }: FakeDeliveries,
): readonly Answer[] {
  return [
    lostAtFirst(
      silentErp,
      answer(deliveryInbound, ({ params }) => anInbound(state.received(params.intendoId), state.lines)),
    ),
    lostAtFirst(
      lostBookings,
      answer(deliveryInboundBook, ({ params, body }) => {
        state.othersWrite();
        const delivery = state.received(params.intendoId);
        if (delivery.status !== 'ACCEPTED') refuse('status_conflict');
        state.lines = linesBooked(state.lines, body) ?? refuse('stale');
        return anInbound(delivery, state.lines);
      }),
    ),
  ];
}

/** Stores deliveries like the server. */
class DeliveriesInMemory {
  deliveries: Delivery[];
  lines: ReturnType<typeof inboundLines>;
  readonly asked: { readonly comment_id: number; readonly line: DeliveryLineState }[] = [];
  readonly comments = [aComment(1, 1, { comment: '<p>Wann können wir anliefern?</p>' })];
  private meanwhile: Pick<FakeDeliveries, 'meanwhile' | 'bookedMeanwhile'> & {
    readonly fasterStep?: DeliveryStatus | undefined;
  };

  constructor(options: FakeDeliveries) {
    this.deliveries = [
      ...(options.deliveries ?? Array.from({ length: 12 }, (_, number) => aDelivery(number))),
    ];
    this.lines = inboundLines(options.booked ?? [0, 0], options.reasons);
    this.meanwhile = options;
  }

  find(id: number): Delivery {
    return this.deliveries.find((one) => one.id === id) ?? refuse('not_found');
  }

  /** The delivery of an inbound order. */
  received(intendoId: number): Delivery {
    return this.deliveries.find((one) => one.intendo_id === intendoId) ?? refuse('not_found');
  }

  add(fields: Partial<Delivery>): Delivery {
    const given = { ...fields, id: nextId(this.deliveries), status: 'OPEN', intendo_id: null } as const;
    const added = aDelivery(0, { ...given, creation_date: hoursBeforeStory(0) });
    this.deliveries.unshift(added);
    return added;
  }

  change(before: Delivery, change: Partial<Delivery>): Delivery {
    const after = { ...before, ...change, modId: String(Number(before.modId) + 1) };
    this.deliveries = this.deliveries.map((one) => (one.id === before.id ? after : one));
    return after;
  }

  /** Stores a comment and the status it explains. */
  step(before: Delivery, comment: string, status: DeliveryStatus): Delivery {
    if (deliveryEvent(before.status, status) === null) refuse('status_conflict');
    const action_meta = statusChangeMeta({ from: before.status, to: status });
    this.comments.push(aComment(nextId(this.comments), before.id, { comment, action_meta }));
    const intendo_id = status === 'ACCEPTED' ? 70_000 + before.id : before.intendo_id;
    return this.change(before, { status, intendo_id });
  }

  /** The step of another user, once. */
  othersStep(id: number): void {
    const { fasterStep } = this.meanwhile;
    this.meanwhile = { ...this.meanwhile, fasterStep: undefined };
    if (fasterStep) this.step(this.find(id), '<p>Ich prüfe.</p>', fasterStep);
  }

  othersWrite(): void {
    const { meanwhile, bookedMeanwhile } = this.meanwhile;
    this.meanwhile = {};
    if (meanwhile) for (const one of this.deliveries) this.change(one, meanwhile);
    if (bookedMeanwhile) this.lines = inboundLines(bookedMeanwhile);
  }
}

function aComment(id: number, delivery_id: number, change: Partial<DeliveryComment>): DeliveryComment {
  const user = authorOf('nordwind');
  return {
    id,
    delivery_id,
    user_id: user.id,
    creation_date: hoursBeforeStory(30),
    comment: '',
    action_meta: '',
    user,
    ...change,
  };
}
