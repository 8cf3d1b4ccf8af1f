import { useState } from 'react';
import { parseActionMeta } from '@kontor/portal-core/comments';
import {
  deliveriesGet,
  deliveryComments,
  type Delivery,
  type DeliveryComment,
} from '@kontor/portal-core/deliveries';
import { ApiError } from '@kontor/portal-core/wire';
import { usePortalClient } from '../../provider/index.js';

/** A step that somebody else took first. */
export interface StepOfOthers {
  readonly delivery: Delivery;
  /** The comment that set the present status; undefined when it cannot be told. */
  readonly comment: DeliveryComment | undefined;
}

/** Finds out, after a refused step, who took one first. */
export interface FasterStepSearch {
  readonly step: StepOfOthers | null;
  /** Returns whether the refusal was due to another's step, which is then in `step`. */
  find(error: unknown): Promise<boolean>;
  forget(): void;
}

/** Asks for the delivery and its comments as they are by now. */
export function useFasterStep(id: number): FasterStepSearch {
  const client = usePortalClient();
  const [step, setStep] = useState<StepOfOthers | null>(null);
  return {
    step,
    forget: () => setStep(null),
    async find(error) {
      if (!(error instanceof ApiError) || error.code !== 'status_conflict') return false;
      try {
        const [delivery, { entries }] = await Promise.all([
          client.call(deliveriesGet, { params: { id } }),
          client.call(deliveryComments, { query: { delivery_id: id } }),
        ]);
        const comment = entries.findLast(
          ({ action_meta }) => parseActionMeta(action_meta)?.to === delivery.status,
        );
        setStep({ delivery, comment });
        return true;
      } catch {
        return false;
      }
    },
  };
}
