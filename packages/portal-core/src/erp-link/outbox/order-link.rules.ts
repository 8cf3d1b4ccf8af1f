import type { OrderLink } from './outbox.types.js';

/** What the link knows of an order: its lane, null when the ERP was never to be told of it, and its number in the ERP, or ''. */
export interface LinkFacts {
  readonly lane: {
    readonly waiting: number;
    readonly refusal: string | null;
    readonly isTold: boolean;
  } | null;
  readonly erpNumber: string;
}

/** Where an order stands between Kontor and the ERP. */
export function orderLinkOf({ lane, erpNumber }: LinkFacts): OrderLink {
  if (lane !== null && lane.refusal !== null) return 'refused';
  if (lane !== null && lane.waiting > 0) return 'waiting';
  return lane?.isTold === true || erpNumber !== '' ? 'known' : 'none';
}
