import {
  InvestigationThread as Thread,
  type InvestigationThreadProps as ThreadProps,
} from '../../investigations/index.js';
import { useOrder } from '../../orders/index.js';
import { LoadFailure, LoadingNote } from '../../primitives/index.js';
import type { InvestigationFeature } from './features.js';
import { Offered, type OfferProps } from './Offered.js';

export interface InvestigationThreadProps
  extends Pick<ThreadProps, 'onUnsavedChange'>, OfferProps<InvestigationFeature> {
  /** The ERP's number of the order. */
  readonly orderId: number;
}

/** The investigation of an order: its comments, its status, and a form to write a comment. */
export function InvestigationThread({ orderId, without, onUnsavedChange }: InvestigationThreadProps) {
  const { data, error, retry } = useOrder(orderId);
  if (data)
    return (
      <Offered without={without}>
        <Thread key={orderId} order={data} onUnsavedChange={onUnsavedChange} />
      </Offered>
    );
  if (error === null) return <LoadingNote />;
  return <LoadFailure error={error} onRetry={retry} />;
}
